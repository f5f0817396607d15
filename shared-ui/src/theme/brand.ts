/** What a colour is for. Parts name a role, never a hue. */
export type ColorRole = keyof typeof light;

const light = {
  surface: "#faf6ef",
  surfaceRaised: "#fffdf9",
  surfaceSunken: "#f1e9dd",
  ink: "#1c2a2e",
  inkMuted: "#55605f",
  line: "#e5dccd",
  lineStrong: "#8b8271",
  accent: "#155e5c",
  accentHover: "#0e4a49",
  accentInk: "#fffdf9",
  accentSoft: "#dcebe6",
  positive: "#2b6b3c",
  positiveSoft: "#e0eedd",
  verified: "#1f5fa6",
  verifiedSoft: "#dde9f6",
  caution: "#7f5300",
  cautionSoft: "#faeac8",
  danger: "#a9302a",
  dangerHover: "#8b2420",
  dangerInk: "#fffdf9",
  dangerSoft: "#fae3dd",
  focus: "#b8551a",
  drawLine: "#1c2a2e",
  drawMain: "#2f7f7a",
  drawSoft: "#cfe4dd",
  drawWarm: "#eda15f",
  drawBlush: "#f7d9bd",
  drawPaper: "#fffdf9",
  backdrop: "rgb(28 42 46 / 48%)",
};

const dark: Record<ColorRole, string> = {
  surface: "#12191b",
  surfaceRaised: "#1a2427",
  surfaceSunken: "#0d1314",
  ink: "#f2ece2",
  inkMuted: "#aab5b3",
  line: "#2f3c3f",
  lineStrong: "#74858a",
  accent: "#7fd0c4",
  accentHover: "#a1e0d6",
  accentInk: "#07211e",
  accentSoft: "#183a39",
  positive: "#8ed3a0",
  positiveSoft: "#1b3525",
  verified: "#8ec1f5",
  verifiedSoft: "#17304a",
  caution: "#ecc06c",
  cautionSoft: "#3a2d10",
  danger: "#ffa295",
  dangerHover: "#ffbab0",
  dangerInk: "#2d0a06",
  dangerSoft: "#44201b",
  focus: "#ffb868",
  drawLine: "#f2ece2",
  drawMain: "#4fa79e",
  drawSoft: "#24504e",
  drawWarm: "#e39a58",
  drawBlush: "#5b4230",
  drawPaper: "#223034",
  backdrop: "rgb(4 8 9 / 66%)",
};

/**
 * Everything that makes the product look like this company and no other.
 *
 * Re-branding means editing this file. Text roles keep 4.5:1 on every surface they are used on, and
 * `lineStrong` and `focus` keep 3:1; brand.test.tsx computes both.
 */
export const brand = {
  name: "Quotehaven",
  email: "hello@quotehaven.example",
  phone: "(555)010-0142",
  address: "400 Harbor Street, Suite 12, Portland, OR 97201",
  hours: { en: "Mon-Fri 9:00am-6:00pm", es: "Lunes a viernes, de 9:00 a 18:00" },
  colors: { light, dark },
};

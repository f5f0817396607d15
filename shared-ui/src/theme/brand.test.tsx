import { brand, type ColorRole } from "./brand";
import { fontFaces } from "./fonts";
import { theme } from "./theme";

const channel = (part: number) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** WCAG 2.2 contrast ratio of two #rrggbb colours. */
const contrast = (one: string, other: string) => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
};

const grounds: ColorRole[] = ["surface", "surfaceRaised", "surfaceSunken"];
const soft: [ColorRole, ColorRole][] = [
  ["accent", "accentSoft"],
  ["positive", "positiveSoft"],
  ["verified", "verifiedSoft"],
  ["caution", "cautionSoft"],
  ["danger", "dangerSoft"],
];
const text: [ColorRole, ColorRole][] = [
  ...(
    ["ink", "inkMuted", "accent", "accentHover", "positive", "caution", "danger"] as const
  ).flatMap((role) => grounds.map((ground): [ColorRole, ColorRole] => [role, ground])),
  ...soft,
  ...soft.map(([, ground]): [ColorRole, ColorRole] => ["ink", ground]),
  ["accentInk", "accent"],
  ["accentInk", "accentHover"],
  ["dangerInk", "danger"],
  ["dangerInk", "dangerHover"],
  ["surface", "ink"],
  ["inkMuted", "accentSoft"],
];
const shapes = [
  ...(["lineStrong", "focus", "accent", "danger"] as const).flatMap((role) =>
    grounds.map((ground): [ColorRole, ColorRole] => [role, ground]),
  ),
  ...soft.map(([, ground]): [ColorRole, ColorRole] => ["focus", ground]),
];

describe.each(["light", "dark"] as const)("the %s theme", (name) => {
  const colors = brand.colors[name];

  it.each(text)("shows %s text on %s at 4.5:1 or more", (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)("shows controls and focus in %s on %s at 3:1 or more", (shape, ground) => {
    expect(contrast(colors[shape], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});

const generic = ["system-ui", "sans-serif", "serif"];
const families = (list: string) => list.split(", ").map((each) => each.replaceAll('"', ""));

it.each(["sans", "serif"] as const)("declares every family that %s text names", (kind) => {
  for (const family of families(theme.font[kind]).filter((each) => !generic.includes(each))) {
    expect(fontFaces).toContain(`font-family:"${family}"`);
  }
});

it("shows our fonts whenever they come, and text until then", () => {
  const downloaded = fontFaces.split("\n").filter((face) => face.includes("url("));
  expect(downloaded).toHaveLength(2);
  for (const face of downloaded) expect(face).toContain("font-display:swap");
});

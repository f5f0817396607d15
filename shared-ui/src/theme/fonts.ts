import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import lora from "@fontsource-variable/lora/files/lora-latin-wght-normal.woff2";

const latin =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";

/** Ascent and descent of a font, as shares of its size. */
type Metrics = { ascent: number; descent: number };
const figtreeMetrics = { ascent: 0.95, descent: 0.25 };
const loraMetrics = { ascent: 1.006, descent: 0.274 };

/** A font of the reader's system, adjusted to take as much room as one of ours. */
type Fallback = {
  family: string;
  like: Metrics;
  /** Fonts of the same widths; the first that is installed is used. */
  local: string[];
  /** Width of our font divided by that of the fallback: at 400, and at 600 over the fallback's bold. */
  sizeAdjust: { regular: number; bold: number };
};

/** Measured with the product's own English and Spanish texts. */
const fallbacks: Fallback[] = [
  {
    family: "Figtree Fallback",
    like: figtreeMetrics,
    local: ["Arial", "Liberation Sans", "Helvetica"],
    sizeAdjust: { regular: 1, bold: 0.941 },
  },
  {
    family: "Figtree Fallback Roboto",
    like: figtreeMetrics,
    local: ["Roboto"],
    sizeAdjust: { regular: 1.012, bold: 1.008 },
  },
  {
    family: "Figtree Fallback DejaVu",
    like: figtreeMetrics,
    local: ["DejaVu Sans"],
    sizeAdjust: { regular: 0.885, bold: 0.795 },
  },
  {
    family: "Lora Fallback",
    like: loraMetrics,
    local: ["Georgia", "Gelasio"],
    sizeAdjust: { regular: 1.06, bold: 0.921 },
  },
  {
    family: "Lora Fallback Times",
    like: loraMetrics,
    local: ["Times New Roman", "Liberation Serif"],
    sizeAdjust: { regular: 1.16, bold: 1.105 },
  },
  {
    family: "Lora Fallback Noto",
    like: loraMetrics,
    local: ["Noto Serif"],
    sizeAdjust: { regular: 0.975, bold: 0.933 },
  },
  {
    family: "Lora Fallback DejaVu",
    like: loraMetrics,
    local: ["DejaVu Serif"],
    sizeAdjust: { regular: 0.907, bold: 0.833 },
  },
];

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

function fallbackFaces({ family, like, local, sizeAdjust }: Fallback): string {
  const face = (weight: string, names: string[], size: number) => {
    const sources = names.map((name) => `local("${name}")`).join(",");
    const overrides = `ascent-override:${percent(like.ascent / size)};descent-override:${percent(like.descent / size)};line-gap-override:0%`;
    return `@font-face{font-family:"${family}";src:${sources};font-weight:${weight};size-adjust:${percent(size)};${overrides};}`;
  };
  const boldNames = local.map((name) => `${name} Bold`);
  return [
    face("300 550", local, sizeAdjust.regular),
    face("551 900", boldNames, sizeAdjust.bold),
  ].join("\n");
}

/**
 * Font faces (Latin, 58 KB together). Every page preloads both. Text is painted at once in a
 * fallback that takes the same room, and changes to our font when that is there.
 */
export const fontFaces = `
@font-face{font-family:"Figtree Variable";src:url("${figtree}") format("woff2");font-weight:300 900;font-style:normal;font-display:swap;unicode-range:${latin};}
@font-face{font-family:"Lora Variable";src:url("${lora}") format("woff2");font-weight:400 700;font-style:normal;font-display:swap;unicode-range:${latin};}
${fallbacks.map(fallbackFaces).join("\n")}
`;

import { brand, theme, type ColorRole } from "@quotehaven/shared-ui";

/** What a picture of answers shows. Nothing in it may name a person or a company. */
export type SharedAnswers = {
  /** What happened, and how much damage it did. */
  damage: string;
  /** The drawing of the day, whose colours are read from the page. */
  picture: SVGSVGElement | null;
  answers: readonly {
    name: string;
    words: string;
    /** Shares of the loss, 0 to 1: what is paid, and what nobody can say. */
    pays: number;
    open: number;
  }[];
  note: string;
};

const WIDTH = 1080;
const MARGIN = 80;
const INNER = WIDTH - 2 * MARGIN;
/** The box in which a day is drawn, and how much larger it is here. */
const DRAWING = { width: 80, height: 56, scale: 5 };
const BAR = 32;

type Font = { size: number; line: number; weight: number; family: string };
const damage: Font = { size: 56, line: 68, weight: 600, family: theme.font.serif };
const name: Font = { size: 30, line: 42, weight: 400, family: theme.font.sans };
const words: Font = { size: 40, line: 54, weight: 600, family: theme.font.sans };
const small: Font = { size: 26, line: 36, weight: 400, family: theme.font.sans };

/**
 * Makes a picture of the answers and hands it to whatever the reader shares with; where nothing takes a file, it
 * is saved. A share that the reader breaks off is no failure.
 *
 * @throws where the browser cannot make it
 */
export async function shareAnswers(shared: SharedAnswers): Promise<void> {
  const file = new File([await pictureOf(shared)], "bad-day.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    }
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The download has to have begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function pictureOf(shared: SharedAnswers): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures.");
  // A letter of another font is no reason to have no picture.
  await Promise.allSettled([damage, name, words].map((font) => document.fonts?.load(cssOf(font))));
  // Once to measure; the height of a canvas clears it.
  canvas.height = draw(context, shared);
  draw(context, shared, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The picture could not be made.");
  return blob;
}

const cssOf = ({ size, weight, family }: Font) => `${weight} ${size}px ${family}`;

/** The theme writes `var(--ink)`, which a canvas does not know. */
const colorOf = (role: ColorRole) =>
  getComputedStyle(document.documentElement)
    .getPropertyValue(theme.color[role].slice("var(".length, -1))
    .trim();

/** Draws from the top, and says how high it is. */
function draw(context: CanvasRenderingContext2D, shared: SharedAnswers, height = 0): number {
  let y = MARGIN;
  const write = (text: string, font: Font, role: ColorRole) => {
    context.font = cssOf(font);
    context.fillStyle = colorOf(role);
    context.textBaseline = "alphabetic";
    for (const line of wrapped(context, text)) {
      context.fillText(line, MARGIN, y + font.size);
      y += font.line;
    }
  };
  context.fillStyle = colorOf("surface");
  context.fillRect(0, 0, WIDTH, height);
  if (shared.picture) {
    drawSvg(context, shared.picture, y);
    y += DRAWING.height * DRAWING.scale + 40;
  }
  write(shared.damage, damage, "ink");
  for (const answer of shared.answers) {
    y += 40;
    write(answer.name, name, "inkMuted");
    write(answer.words, words, "ink");
    y += 12;
    drawBar(context, answer, y);
    y += BAR;
  }
  y += 56;
  write(`${shared.note} ${brand.name}`, small, "inkMuted");
  return y + MARGIN - small.line + small.size;
}

function wrapped(context: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && context.measureText(longer).width > INNER) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Filled is what is paid, hatched what nobody can say, empty what is left to pay. */
function drawBar(
  context: CanvasRenderingContext2D,
  { pays, open }: { pays: number; open: number },
  y: number,
): void {
  context.save();
  context.beginPath();
  context.roundRect(MARGIN, y, INNER, BAR, 8);
  context.clip();
  context.fillStyle = colorOf("surfaceRaised");
  context.fillRect(MARGIN, y, INNER, BAR);
  context.fillStyle = colorOf("drawMain");
  context.fillRect(MARGIN, y, INNER * pays, BAR);
  context.strokeStyle = colorOf("lineStrong");
  context.lineWidth = 2;
  const from = MARGIN + INNER * pays;
  context.beginPath();
  context.rect(from, y, INNER * open, BAR);
  context.clip();
  context.beginPath();
  for (let x = from; x < from + INNER * open + BAR; x += 14) {
    context.moveTo(x, y);
    context.lineTo(x - BAR, y + BAR);
  }
  context.stroke();
  context.restore();
  context.strokeStyle = colorOf("lineStrong");
  context.lineWidth = 2;
  context.beginPath();
  context.roundRect(MARGIN, y, INNER, BAR, 8);
  context.stroke();
}

/** Draws the shapes of an SVG in the colours that the page gives them: an image of it would know none. */
function drawSvg(context: CanvasRenderingContext2D, svg: SVGSVGElement, y: number): void {
  context.save();
  context.translate(MARGIN, y);
  context.scale(DRAWING.scale, DRAWING.scale);
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const shape of svg.querySelectorAll("path, circle, rect")) {
    const path = pathOf(shape);
    const style = getComputedStyle(shape);
    if (style.fill !== "none") {
      context.fillStyle = style.fill;
      context.fill(path);
    }
    if (style.stroke !== "none") {
      context.strokeStyle = style.stroke;
      context.lineWidth = Number.parseFloat(style.strokeWidth) || 1;
      context.setLineDash(dashesOf(style.strokeDasharray));
      context.stroke(path);
    }
  }
  context.restore();
}

const dashesOf = (dashes: string) =>
  dashes
    .split(/[\s,]+/)
    .map(Number.parseFloat)
    .filter((length) => Number.isFinite(length));

function pathOf(shape: Element): Path2D {
  const number = (attribute: string) => Number(shape.getAttribute(attribute) ?? 0);
  if (shape.tagName === "path") return new Path2D(shape.getAttribute("d") ?? "");
  const path = new Path2D();
  if (shape.tagName === "circle") {
    path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
  } else {
    path.roundRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
  }
  return path;
}

import {
  coverNameOf,
  coverNames,
  partRoles,
  pictureParts,
  type HeldCover,
  type PicturePart,
} from "@quotehaven/contract/cover";
import { formatMoney } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import brand from "@quotehaven/shared-ui/brand.json" with { type: "json" };
import { escapeHtml } from "./escapeHtml";

const look = brand.colors.light;

/** One part of a picture, and what it says in words. */
export type PartInMail = {
  name: string;
  words: string;
  color: string;
  /** How much of the need is covered, 0 to 1; null where that is not stated, absent in a need alone. */
  share?: number | null;
};

/** What is needed or covered of one insurance type. */
export type CoverPicture = { title: string; parts: readonly PartInMail[] };

const english = {
  short: (covered: string, needed: string, gap: string) => `${covered} of ${needed}, ${gap} short`,
  enough: (covered: string) => `${covered}, meets your need`,
  open: (needed: string) => `not stated, you need ${needed}`,
  meets: "meets your need",
  below: "below your need",
  notStated: "not stated",
};
const texts: Record<Language, typeof english> = {
  en: english,
  es: {
    short: (covered, needed, gap) => `${covered} de ${needed}, faltan ${gap}`,
    enough: (covered) => `${covered}, cubre lo que necesita`,
    open: (needed) => `no se indica, necesita ${needed}`,
    meets: "cubre lo que necesita",
    below: "menos de lo que necesita",
    notStated: "no se indica",
  },
};

/** What a quote covers of a need, part by part, for whoever is insured; in one line where it states nothing. */
export function pictureOfCover(held: HeldCover, title: string, language: Language): CoverPicture {
  const parts = pictureParts(held);
  if (parts.every(({ share }) => share === null)) {
    return { title: `${title}: ${texts[language].notStated}`, parts: [] };
  }
  return {
    title,
    parts: parts.map((part) => ({
      ...drawn(part, held, language),
      words: wordsOf(part, language),
      share: part.share,
    })),
  };
}

/** The amounts that are needed. */
export function pictureOfNeed(held: HeldCover, title: string, language: Language): CoverPicture {
  const parts = pictureParts(held, true).flatMap((part) => {
    const { amounts } = part.line;
    return amounts ? [{ ...drawn(part, held, language), words: formatMoney(amounts.needed) }] : [];
  });
  return { title, parts };
}

const drawn = ({ field }: PicturePart, held: HeldCover, language: Language) => ({
  name: coverNames[language][coverNameOf(field, held)],
  color: look[partRoles[field]],
});

function wordsOf({ line: { verdict, amounts } }: PicturePart, language: Language): string {
  const text = texts[language];
  if (!amounts) return text[verdict];
  const needed = formatMoney(amounts.needed);
  if (amounts.covered === null) return text.open(needed);
  const covered = formatMoney(amounts.covered);
  return amounts.gap > 0
    ? text.short(covered, needed, formatMoney(amounts.gap))
    : text.enough(covered);
}

/** A picture in words alone. */
export function pictureInText({ title, parts }: CoverPicture): string {
  return [title, ...parts.map(({ name, words }) => `- ${name}: ${words}`)].join("\n");
}

/**
 * A picture of cells with a background, which every mail program shows, each with its words: the outline of a
 * bar is the need, its fill is what is covered. What is not stated is an outline of dashes.
 */
export function pictureInHtml({ title, parts }: CoverPicture): string {
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:8px 0 16px;font-size:14px;line-height:1.4">
<tr><td colspan="3" style="padding:4px 0;font-weight:bold">${escapeHtml(title)}</td></tr>
${parts.map(partInHtml).join("\n")}
</table>`;
}

function partInHtml({ name, words, color, share }: PartInMail): string {
  if (share === undefined) {
    return `<tr><td width="12" style="padding:3px 0">${bar(color, 1, 12)}</td><td style="padding:3px 8px">${escapeHtml(name)}</td><td align="right" style="padding:3px 0;white-space:nowrap">${escapeHtml(words)}</td></tr>`;
  }
  return `<tr><td colspan="3" style="padding:6px 0;line-height:1.6">${escapeHtml(name)}: <span style="color:${isShort(share) ? look.caution : look.inkMuted}">${escapeHtml(words)}</span>${bar(color, share)}</td></tr>`;
}

const isShort = (share: number | null) => share !== null && share < 1;

function bar(color: string, share: number | null, height = 8): string {
  const percent = Math.round((share ?? 0) * 100);
  const cell = (width: number, background: string) =>
    width > 0
      ? `<td width="${width}%" height="${height}" bgcolor="${background}" style="background:${background};font-size:1px;line-height:${height}px">&nbsp;</td>`
      : "";
  const line = share === null ? "dashed" : "solid";
  return `<table role="presentation" aria-hidden="true" width="100%" cellspacing="0" cellpadding="0" style="border:1px ${line} ${look.lineStrong};border-radius:3px"><tr>${cell(percent, color)}${cell(100 - percent, look.surfaceRaised)}</tr></table>`;
}

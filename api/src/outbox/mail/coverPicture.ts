import {
  coverNameOf,
  coverNames,
  partRoleOf,
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
  short: (covered: string, needed: string, gap: string) => `${covered} of ${needed}, ${gap} below`,
  enough: (covered: string) => `${covered}, meets your need`,
  open: (needed: string) => `not stated, you need ${needed}`,
  above: (stated: string, over: string) => `${stated}, ${over} above what you prefer`,
  waits: (field: string) => `not to be compared, because this is not stated: ${field}`,
  meets: "meets your need",
  below: "below your need",
  notStated: "not stated",
};
const texts: Record<Language, typeof english> = {
  en: english,
  es: {
    short: (covered, needed, gap) => `${covered} de ${needed}, ${gap} por debajo`,
    enough: (covered) => `${covered}, cumple con lo que necesita`,
    open: (needed) => `no se indica, necesita ${needed}`,
    above: (stated, over) => `${stated}, ${over} por encima de lo que prefiere`,
    waits: (field) => `no se puede comparar, porque no se indica: ${field}`,
    meets: "cumple con lo que necesita",
    below: "por debajo de lo que necesita",
    notStated: "no se indica",
  },
};

/** What a quote covers of a need, for whoever is insured: a part for each line that is counted. */
export function pictureOfCover(held: HeldCover, title: string, language: Language): CoverPicture {
  const parts = pictureParts(held).map((part) => ({
    ...drawn(part, held, language),
    words: wordsOf(part, held, language),
    share: part.share,
  }));
  return { title, parts };
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
  color: look[partRoleOf(field)],
});

function wordsOf({ line }: PicturePart, held: HeldCover, language: Language): string {
  const { verdict, amounts, deductible, waitsFor } = line;
  const text = texts[language];
  if (waitsFor) return text.waits(coverNames[language][coverNameOf(waitsFor, held)]);
  if (deductible?.stated != null) {
    const stated = formatMoney(deductible.stated);
    return deductible.over > 0
      ? text.above(stated, formatMoney(deductible.over))
      : text.enough(stated);
  }
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

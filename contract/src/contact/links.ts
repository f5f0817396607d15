import { LinkifyIt } from "linkify-it";
import tlds from "tlds" with { type: "json" };
import type { Part } from "./plainText";

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, tlds });

/**
 * Endings of domains that are also words of English or Spanish, with which a sentence may go on where a
 * blank is missing: "roof.it leaks", "nuevo.me gustaría".
 */
const words = new Set(
  `am as at be by do go in is it me my no so to you al de es la ni se si su va ve uno mil
  how now new one here like still next plus today total got gives best good fast cheap free hot cool
  safe open full black blue green red pink
  baby band bar bike book boats box camera camp car cars casa case cash cat church city company country
  credit dad date day degree doctor dog dogs drive eat energy family fan farm fire fish fishing fit food
  fun garden glass golf hair help homes horse hospital hotel house ice kids kitchen land
  lease live loan loans man map men mini mom money mortgage movie music name news office parts party
  pay pet phone photo photos pictures pin place play plumbing post property read red rent repair report
  room run safety sale save school search select show site ski skin sky smart snow sport storage store
  street study style supply support surgery talk tax taxi tips tires tools top town toys trade training
  travel trust university vacations video vote watch weather win wine winners work works world yachts
  you zero zip zone mov gratis moda
  cm mm km kg mr ms sr st pm id ph mt`.split(/\s+/),
);

/** Of these, words with which no sentence ends: "maya.me" is a link, "nuevo.me gustaría" is none. */
const openingWords = new Set(["me", "la", "es", "to"]);

/** What says that an address on the web follows. */
const announced =
  /(?<!\p{L})(?:visit|web ?site|web ?page|site|page|link|url|web|sitio|p[aá]gina|enlace|visit[ae]|vis[ií]t(?:ame|enos|eme)|(?:me|us) (?:at|on|en))(?: (?:is|es|at|en|web))?[^\p{L}\d]{1,3}$/iu;

/** E-mail addresses, and links with any registered ending. */
export function links(text: string): Part[] {
  const found = linkify.match(readable(text)) ?? [];
  return [
    ...found
      .filter(({ schema, index, lastIndex }) => schema !== "" || isLink(text, index, lastIndex))
      .map(({ index, lastIndex }) => ({ from: index, to: lastIndex })),
    ...[...text.matchAll(/(?<![\p{L}\d])www\.[\p{L}\d][^\s,;)]{0,200}/giu)].map(
      ({ 0: written, index }) => ({ from: index, to: index + written.length }),
    ),
  ];
}

/** The same characters, without those beside an address that would hide it: "web:maya.com", "_maya.com_". */
function readable(text: string): string {
  return text
    .replace(/:(?!\/\/)/g, " ")
    .replace(/(?<=[\p{L}\d])_(?=[\p{L}\d])/gu, "-")
    .replace(/(?<![\p{L}\d/?&#=.])[-_*~=>]|[-_*~](?![\p{L}\d/])/gu, " ");
}

/** Whether what has no scheme is a link for sure: it could be a sentence whose blank is missing. */
function isLink(text: string, from: number, to: number): boolean {
  const written = text.slice(from, to);
  if (/^www\./i.test(written) || /[/?#]/.test(written)) return true;
  const labels = written.split(".");
  const ending = labels.pop() ?? "";
  if (ending !== ending.toLowerCase()) return false;
  // "p.o.box", "9 a.m.to 5", "1994.new roof".
  if (labels.every((label) => /^(?:.|\d+)$/u.test(label))) return false;
  if (!words.has(ending)) return true;
  if (openingWords.has(ending) && !/^ ?[\p{L}\d]/u.test(text.slice(to, to + 2))) return true;
  return announced.test(text.slice(Math.max(0, from - 40), from));
}

import type { Detail } from "./phoneNumbers";
import { endsOfRuns, writtenPart, type ReadText } from "./readText";

/** Letters and digits in a row. `end` is the place behind it among the characters of the text. */
type Word = { text: string; gap: string; isCapital: boolean; start: number; end: number };

/**
 * One name of an address: a word, words with hyphens, or single letters with blanks between. `head` is
 * what is compared with endings of domains; it ends with the word `headEnd`.
 */
type Label = { head: string; first: number; headEnd: number; last: number };

/** What leads from one label to the next. */
type Link = {
  kind: "at" | "dot";
  /** An at that makes an address also without an ending: "@" without blanks, or in brackets. */
  isPlain?: boolean;
  /** A full stop with a blank behind it: it may end a sentence. */
  isLoose?: boolean;
  /** It may mean something else: a bare word "at", the end of a sentence. */
  isDoubtful?: boolean;
};

/** Labels, and between each two of them a link. */
type Chain = { labels: Label[]; links: Link[] };

const listed = (list: string) => new Set(list.split(" "));

/** Endings of domains that are no words of a language. */
const endings = listed(
  "com net org info biz io dev edu gov xyz ly gg tv mx ca uk ai cc gl gd gy ee eu fr",
);
/** Endings that are words, too. */
const wordEndings = listed(
  "co us me app insurance agency online site website email mail link page pro broker es de shop store club",
);
/** Endings that count only before a path: lnkd.in/maya. */
const endingsBeforePaths = listed("in it to be so is am my at no do as");
const mailProviders = listed("gmail googlemail hotmail yahoo icloud aol protonmail ymail");
const services = listed(
  "telegram whatsapp insta instagram ig facebook fb messenger snap snapchat skype wechat tiktok twitter linkedin discord signal zelle venmo cashapp",
);
/** The first halves of services' names that are written in two words. */
const halfServices = listed("whats we tik linked cash");
/** What says that the name of a service's user follows. */
const userWords = listed("id name user username handle usuario is es");

const linksByWord: ReadonlyMap<string, Link> = new Map([
  ["at", { kind: "at", isDoubtful: true }],
  ["arroba", { kind: "at", isDoubtful: true }],
  ["dot", { kind: "dot" }],
  ["punto", { kind: "dot" }],
  ["point", { kind: "dot", isDoubtful: true }],
  ["period", { kind: "dot", isDoubtful: true }],
] as const);

/**
 * E-mail addresses, links and names of users, as they are written and in the usual ways around:
 * "name (at) firm dot com". Looks at each word, and at each gap between words, a few times at most.
 */
export function addresses(read: ReadText): Detail[] {
  const words = wordsOf(read);
  const runs = endsOfRuns(read);
  return [
    ...chainsOf(words).flatMap((chain) => addressesIn(chain, words, read, runs)),
    ...webAddresses(words, read, runs),
    ...handles(words, read),
    ...namesAtServices(words, read),
  ];
}

function wordsOf({ pieces }: ReadText): Word[] {
  const words: Word[] = [];
  for (const { text, gap, isCapital, start, end } of pieces) {
    const last = words.at(-1);
    if (last && gap === "") {
      last.text += text;
      last.end = end;
    } else {
      words.push({ text, gap, isCapital, start, end });
    }
  }
  return words;
}

/** Words that lead on to each other by dots and ats. No word is in two chains. */
function chainsOf(words: readonly Word[]): Chain[] {
  const chains: Chain[] = [];
  for (let index = 0; index < words.length;) {
    const chain: Chain = { labels: [labelAt(words, index)], links: [] };
    let step = linkAfter(words, chain.labels[0]?.last ?? index);
    while (step) {
      const label = labelAt(words, step.next);
      chain.links.push(step.link);
      chain.labels.push(label);
      step = linkAfter(words, label.last);
    }
    chains.push(chain);
    index = (chain.labels.at(-1)?.last ?? index) + 1;
  }
  return chains;
}

const isLetter = (word: Word | undefined) => word?.text.length === 1 && /^\D$/.test(word.text);
const isSpelledOn = (words: readonly Word[], index: number) =>
  isLetter(words[index]) && isLetter(words[index + 1]) && /^\s$/.test(words[index + 1]?.gap ?? "");

function labelAt(words: readonly Word[], first: number): Label {
  let last = first;
  if (isSpelledOn(words, first)) {
    while (isSpelledOn(words, last)) last += 1;
    const letters = words.slice(first, last + 1).map(({ text }) => text);
    return { head: letters.join(""), first, headEnd: last, last };
  }
  while (/^[-_+']+$/.test(words[last + 1]?.gap ?? "") && !linkByWord(words, last + 1)) last += 1;
  return { head: words[first]?.text.replaceAll("0", "o") ?? "", first, headEnd: first, last };
}

function linkAfter(words: readonly Word[], last: number): { link: Link; next: number } | undefined {
  const next = words[last + 1];
  if (!next) return undefined;
  const sign = linkBySign(next);
  if (sign) return { link: sign, next: last + 1 };
  const word = words[last + 2] && linkByWord(words, last + 1);
  if (word) return { link: word, next: last + 2 };
  // Nobody writes "com" but for an address: "gmail com".
  const isCom = next.text === "com" && /^\s+$/.test(next.gap);
  return isCom ? { link: { kind: "dot", isDoubtful: true }, next: last + 1 } : undefined;
}

/** The link that a sign makes: "@", ".", "(@)", " . ". */
function linkBySign({ gap, isCapital }: Word): Link | undefined {
  if (/^[-._+']*@[-_]*$/.test(gap)) return { kind: "at", isPlain: true };
  if (/^(?:,|\.{2,4})$/.test(gap)) return { kind: "dot", isDoubtful: true };
  const sign = gap.includes("@") ? "@" : ".";
  const [before = "", after, ...more] = gap.split(sign);
  if (after === undefined || more.length > 0) return undefined;
  const around = surroundings(before, after);
  if (!around) return undefined;
  if (sign === "@") return { kind: "at", isPlain: around === "brackets" };
  const isLoose = before === "" && after !== "";
  return { kind: "dot", isLoose, isDoubtful: isLoose && (after.length > 1 || isCapital) };
}

/** The link that a word makes: "maya at example", "maya-at-example", "maya [at] example". */
function linkByWord(words: readonly Word[], index: number): Link | undefined {
  const text = words[index]?.text.replace("0", "o") ?? "";
  const link = linksByWord.get(text);
  if (!link && text !== "a") return undefined;
  const around = surroundings(words[index]?.gap ?? "", words[index + 1]?.gap ?? "");
  if (!around) return undefined;
  // "Dwelling (A)" is no address, but "maya (a) example.com" is.
  if (!link) return around === "brackets" ? linksByWord.get("at") : undefined;
  return around === "brackets" && link.kind === "at" ? { kind: "at", isPlain: true } : link;
}

/** What stands on both sides of a sign or a word that may be a link; undefined where it is none. */
function surroundings(before: string, after: string): "blanks" | "brackets" | "signs" | undefined {
  const opening = before.replace(/\s/g, "");
  const closing = after.replace(/\s/g, "");
  if (opening === "" && closing === "") return "blanks";
  const isAround =
    /^[\p{Ps}\p{Pi}\p{Pf}<"'_*~|/\\=+:^#-]+$/u.test(opening) &&
    /^[\p{Pe}\p{Pi}\p{Pf}>"'_*~|/\\=+:^#-]+$/u.test(closing);
  if (!isAround) return undefined;
  return /[\p{Ps}\p{Pi}\p{Pf}<]/u.test(opening) ? "brackets" : "signs";
}

/** The addresses of a chain: its parts between ats are domains, or names before a domain. */
function addressesIn(
  chain: Chain,
  words: readonly Word[],
  read: ReadText,
  runs: readonly number[],
): Detail[] {
  const found: Detail[] = [];
  const { labels, links } = chain;
  const add = (first: number, last: number, isSure: boolean, upTo = labels[last]?.headEnd ?? 0) => {
    const end = words[upTo]?.end ?? 0;
    const start = words[labels[first]?.first ?? 0]?.start ?? 0;
    found.push({ ...writtenPart(read, start, pathEnd(read, runs, end)), isSure });
  };
  let start = 0;
  for (let index = 0; index < labels.length; index += 1) {
    if (links[index]?.kind === "dot") continue;
    const ending = lastEnding(chain, start, index, (label) => hasPath(words, read, label));
    const at = links[start - 1];
    const isSure = endings.has(labels[ending ?? start]?.head ?? "");
    const www = labels[start]?.head === "www" && index > start;
    if (at && ending !== undefined)
      add(nameStart(chain, start - 1), ending, isSure || !at.isDoubtful);
    else if (at && mailProviders.has(labels[start]?.head ?? "")) {
      add(nameStart(chain, start - 1), start, true);
    } else if (at?.isPlain) {
      const last = domainEnd(chain, start, index);
      add(nameStart(chain, start - 1), last, true, labels[last]?.last);
    }
    if (www) add(start, index, true, labels[index]?.last);
    else if (!at && ending !== undefined) add(start, ending, isSure);
    start = index + 1;
  }
  return found;
}

/** The last label from `first` on that is the ending of a domain, and not its only label. */
function lastEnding(
  { labels, links }: Chain,
  first: number,
  last: number,
  isBeforePath: (label: Label) => boolean,
): number | undefined {
  for (let index = last; index > first; index -= 1) {
    const [label, link] = [labels[index], links[index - 1]];
    if (!label || !link) continue;
    const isEnding =
      endings.has(label.head) ||
      (wordEndings.has(label.head) && !link.isDoubtful) ||
      (endingsBeforePaths.has(label.head) && !link.isLoose && isBeforePath(label));
    if (isEnding) return index;
  }
  return undefined;
}

/** Where the name before an at begins: a full stop with a blank ends what stands before it. */
function nameStart({ links }: Chain, last: number): number {
  let first = last;
  while (links[first - 1]?.kind === "dot" && !links[first - 1]?.isLoose) first -= 1;
  return first;
}

function domainEnd({ links }: Chain, first: number, last: number): number {
  let end = first;
  while (end < last && !links[end]?.isLoose) end += 1;
  return end;
}

const hasPath = (words: readonly Word[], { chars }: ReadText, { headEnd }: Label) =>
  chars[words[headEnd]?.end ?? 0]?.char === "/";

/** Where an address ends with its path, its query or its port. */
function pathEnd({ chars }: ReadText, runs: readonly number[], end: number): number {
  const next = chars[end]?.char ?? " ";
  const follows = /^[?#:]$/.test(next) && /^[\p{L}\d]$/u.test(chars[end + 1]?.char ?? " ");
  return next === "/" || follows ? (runs[end] ?? end) : end;
}

/** What has "://" in it or begins with "www": "https: //example", "wwwdotexampledotcom". */
function webAddresses(words: readonly Word[], read: ReadText, runs: readonly number[]): Detail[] {
  return words.flatMap(({ text, gap, start }, index) => {
    const before = words[index - 1];
    const isSpoken = /^www(?:dot|punto)/.test(text);
    const isWww = before?.text === "www" && /^\s?\.\s?\S*$/.test(gap);
    const hasScheme = before !== undefined && /^\s?:\s?\/\s?\/\s?/.test(gap);
    if (!isSpoken && !isWww && !hasScheme) return [];
    let first = isSpoken ? index : index - 1;
    // The scheme may be written with blanks: "h t t p s".
    while (hasScheme && index - first < "https".length && isSpelledOn(words, first - 1)) first -= 1;
    const part = writtenPart(read, words[first]?.start ?? 0, runs[start] ?? start);
    return [{ ...part, isSure: true }];
  });
}

/** Names after an at that belong to no address: "@maya_r". */
function handles(words: readonly Word[], read: ReadText): Detail[] {
  return words.flatMap(({ gap, start }, index) => {
    if (!/@\s?_?$/.test(gap) || (index > 0 && gap === "@")) return [];
    let last = index;
    while (/^[_.]+$/.test(words[last + 1]?.gap ?? "")) last += 1;
    const end = words[last]?.end ?? 0;
    const from = start - (gap.length - gap.lastIndexOf("@"));
    return end - start < 2 ? [] : [{ ...writtenPart(read, from, end), isSure: gap.endsWith("@") }];
  });
}

/** Names of users behind the name of a service: "telegram: maya", "whats app user maya". */
function namesAtServices(words: readonly Word[], read: ReadText): Detail[] {
  const found: Detail[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const service = serviceEnd(words, index);
    const named = service === undefined ? undefined : userAfter(words, service);
    if (named === undefined) continue;
    const [start, end] = [words[index]?.start ?? 0, words[named]?.end ?? 0];
    found.push({ ...writtenPart(read, start, end), isSure: false });
    index = named;
  }
  return found;
}

/** The last word of the service's name that begins here. */
function serviceEnd(words: readonly Word[], index: number): number | undefined {
  const { text = "" } = words[index] ?? {};
  const next = words[index + 1];
  const isHalf = halfServices.has(text) && /^\s$/.test(next?.gap ?? "");
  if (isHalf && services.has(text + (next?.text ?? ""))) return index + 1;
  return services.has(text) ? index : undefined;
}

/** The last word of the user's name behind a service. */
function userAfter(words: readonly Word[], service: number): number | undefined {
  let isTold = false;
  for (let index = service + 1; index <= service + 5; index += 1) {
    const word = words[index];
    if (!word || !/^[\s:=@/>→"“(-]*$/.test(word.gap)) return undefined;
    if (/[:=@/→-]/.test(word.gap)) isTold = true;
    if (userWords.has(word.text)) {
      isTold = true;
      continue;
    }
    let last = index;
    while (/^[_.@#-]+$/.test(words[last + 1]?.gap ?? "")) last += 1;
    const hasUnderscore = words.slice(index + 1, last + 1).some(({ gap }) => gap.includes("_"));
    const isLong = (words[last]?.end ?? 0) - word.start >= 2;
    return isLong && (isTold || hasUnderscore) ? last : undefined;
  }
  return undefined;
}

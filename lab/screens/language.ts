import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { insuranceTypeIds } from "@quotehaven/contract/rules";
import { SignupQuestionsReply } from "@quotehaven/contract/schemas";
import { Api } from "@quotehaven/e2e/people/Api";
import { ownAddress } from "./people";

/** The languages that screens can be pictured in. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** How one language says what the shots say in English. */
export type Words = {
  /** What to look for where the English is this. */
  of(english: string | RegExp, exact?: boolean): string | RegExp;
  /** Whole English sentences that must not be left over. */
  leftOver: ReadonlySet<string>;
};

const root = resolve(import.meta.dirname, "../..");

function flat(messages: object, prefix = ""): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? flat(value, `${prefix}${key}.`)
      : [[prefix + key, String(value)] as [string, string]],
  );
}

/** Where the texts are that no app has for itself: what the API refuses with, and conversations. */
const sharedCatalogues = ["contract/src/errors", "shared-features/src/threads"];

/** Every file of texts in one language, with the folder that its keys belong to. */
function cataloguesIn(language: Language): { owner: string; file: string }[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter((each) => each.isDirectory());
  const apps = folders.filter(({ name }) => /^(platform|shell|remote-\w+)$/.test(name));
  const ofApps = apps.flatMap(({ name }) => {
    const source = join(root, name, "src");
    return readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(join("messages", `${language}.json`)))
      .map((file) => ({ owner: name, file: join(source, file) }));
  });
  const shared = sharedCatalogues.map((owner) => ({
    owner,
    file: join(root, owner, `${language}.json`),
  }));
  return [...ofApps, ...shared];
}

/** The texts of every package, and the questions, in one language, under owner and key. */
async function textsIn(language: Language, origin: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { owner, file } of cataloguesIn(language)) {
    const messages: unknown = JSON.parse(readFileSync(file, "utf8"));
    for (const [key, text] of flat(Object(messages))) texts.set(`${owner}/${key}`, text);
  }
  const anybody = new Api(origin, ownAddress(), language);
  for (const insId of insuranceTypeIds.map(String)) {
    const { data } = await anybody.get("/auth/signup", SignupQuestionsReply, { insId });
    for (const [key, text] of flat(data)) texts.set(`questions ${insId}/${key}`, text);
  }
  return texts;
}

const place = /\{\{\w+\}\}/g;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const patternOf = (text: string) => text.split(place).map(escaped).join(".*");

/** Reads how a language says what the shots say in English; English says it as it is. */
export async function wordsOf(language: Language, origin: string): Promise<Words> {
  if (language === "en") return { of: (english) => english, leftOver: new Set() };
  const translated = await textsIn(language, origin);
  const pairs = [...(await textsIn("en", origin))].flatMap(([key, english]) => {
    const own = translated.get(key);
    return own === undefined ? [] : [{ english, own }];
  });
  const same = new Set(pairs.filter(({ english, own }) => english === own).map((each) => each.own));
  return {
    leftOver: new Set(
      pairs
        .map(({ english }) => english)
        .filter((text) => !text.includes("{{") && !same.has(text) && !isSaid(text, translated)),
    ),
    of(english, exact = false) {
      const isMeant =
        typeof english === "string"
          ? (text: string) => text === english
          : (text: string) => english.test(text.replaceAll(place, "x"));
      const found = pairs.filter((pair) => isMeant(pair.english));
      // A part of a sentence counts as the whole sentence.
      const wide =
        found.length === 0 && typeof english === "string" && !exact
          ? pairs.filter((pair) => pair.english.includes(english))
          : found;
      if (wide.length === 0) return english;
      const choice = [...new Set(wide.map(({ own }) => patternOf(own)))].join("|");
      return new RegExp(exact ? `^(?:${choice})$` : choice);
    },
  };
}

/** Whether a text is one of the other language as well, for another key: "No", "Total". */
function isSaid(text: string, translated: ReadonlyMap<string, string>): boolean {
  return [...translated.values()].includes(text);
}

type Finder = Pick<Locator, "getByRole" | "getByLabel" | "getByText">;

/**
 * Lets a page be asked in English for what it says in another language: names, labels and texts
 * are translated wherever the page, or what was found in it, is searched.
 */
export function askInEnglish(page: Page, words: Words): void {
  const teach = (at: Finder): void => {
    const { getByRole, getByLabel, getByText } = at;
    at.getByRole = (role, options = {}) => {
      const { name, exact } = options;
      const named = name === undefined ? {} : { name: words.of(name, exact) };
      return taught(getByRole.call(at, role, { ...options, ...named }));
    };
    at.getByLabel = (text, options) =>
      taught(getByLabel.call(at, words.of(text, options?.exact), options));
    at.getByText = (text, options) =>
      taught(getByText.call(at, words.of(text, options?.exact), options));
  };
  const taught = (found: Locator): Locator => {
    teach(found);
    const { first, last, or } = found;
    found.first = () => taught(first.call(found));
    found.last = () => taught(last.call(found));
    found.or = (other) => taught(or.call(found, other));
    return found;
  };
  teach(page);
  const { locator } = page;
  page.locator = (selector, { hasText, ...options } = {}) =>
    taught(
      locator.call(page, selector, {
        ...options,
        ...(hasText === undefined ? {} : { hasText: words.of(hasText) }),
      }),
    );
}

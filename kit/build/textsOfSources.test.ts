import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { textsNamedIn, unnamedTexts, type Texts } from "./textsOfSources.mjs";

const texts = {
  leads: {
    title: "Leads",
    tab: { all: "All", won: "Won" },
    found_one: "{{count}} lead",
    found_other: "{{count}} leads",
  },
  "leads.note": "Your note",
  about: { title: "About" },
};

it.each<[string, string, Texts]>([
  ["a key that is handed over", 't("leads.title")', { leads: { title: "Leads" } }],
  ["a key in a table", 'const words = { a: "leads.note" };', { "leads.note": "Your note" }],
  [
    "a key with a form for each number",
    't("leads.found", { count })',
    { leads: { found_one: "{{count}} lead", found_other: "{{count}} leads" } },
  ],
  [
    "all keys that begin as one that is made",
    "t(`leads.tab.${filter}`)",
    { leads: { tab: { all: "All", won: "Won" } } },
  ],
  ["nothing", "t('leads'); import about from './about.title.ts'; `${leads}.title`", {}],
])("finds %s", (_what, code, expected) => {
  expect(textsNamedIn(code, texts)).toEqual(expected);
});

it("takes all for a key made of nothing that is known here", () => {
  expect(textsNamedIn("t(`${group}.title`)", texts)).toEqual(texts);
});

it("keeps what no source of a folder names, whatever its tests name", async () => {
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-texts-"));
  try {
    await writeFile(join(folder, "Leads.tsx"), 't("leads.title"); t(`leads.tab.${filter}`);');
    await writeFile(join(folder, "Leads.test.tsx"), '"about.title"');
    expect(unnamedTexts(folder, texts)).toEqual({
      leads: { found_one: "{{count}} lead", found_other: "{{count}} leads" },
      "leads.note": "Your note",
      about: { title: "About" },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it.each(["consumer", "agent", "payment", "operations"])(
  "finds every text of %s in the sources that say it",
  async (name) => {
    const sources = join(import.meta.dirname, "..", "..", `remote-${name}`, "src");
    const english: Texts = JSON.parse(await readFile(join(sources, "messages", "en.json"), "utf8"));
    expect(unnamedTexts(sources, english)).toEqual({});
  },
);

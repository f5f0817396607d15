import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { problemsOfMessages } from "@quotehaven/kit/messages";

const root = resolve(import.meta.dirname, "..", "..");
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^\.|node_modules/.test(entry.name))
  .flatMap(({ name }) =>
    readdirSync(join(root, name), { recursive: true, encoding: "utf8" })
      .filter(
        (path) => /(^|\/)en\.json$/.test(path) && !/(node_modules|dist|coverage)\//.test(path),
      )
      .map((path) => join(name, path, "..")),
  );

const read = (
  folder: string,
  language: string,
): Parameters<typeof problemsOfMessages>[0]["english"] =>
  JSON.parse(readFileSync(join(root, folder, `${language}.json`), "utf8"));

it("finds the texts of every package", () => {
  expect(folders.length).toBeGreaterThan(8);
});

it.each(folders)("has every text of %s in both languages, with the same variables", (folder) => {
  const texts = { english: read(folder, "en"), spanish: read(folder, "es") };
  expect(problemsOfMessages(texts)).toEqual({ untranslated: [], otherPlaces: [], empty: [] });
});

it("names what is wrong with texts", () => {
  const wrong = problemsOfMessages({
    english: { title: "Quotes", one: "Only {{here}}", "ui.close": " ", "ui.page": "Page {{n}}" },
    spanish: { title: "Cotizaciones", two: "Solo", "ui.close": "Cerrar", "ui.page": "Página" },
  });
  expect(wrong).toEqual({
    untranslated: ["one", "two"],
    otherPlaces: ["one", "ui.page"],
    empty: ["ui.close"],
  });
});

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { missingTexts } from "./missingTexts.mjs";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotehaven-texts-"));
  await mkdir(join(folder, "src/messages"), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (language: string, texts: object) =>
  writeFile(join(folder, "src/messages", `${language}.json`), JSON.stringify(texts));

it("names what one language says and the other does not, at any depth", async () => {
  await write("en", { title: "Help", form: { name: "Name", send: "Send" } });
  await write("es", { title: "", form: { name: "Nombre", more: "Más" } });
  expect(missingTexts(folder)).toEqual({ en: ["form.more"], es: ["title", "form.send"] });
});

it("has nothing to say where both say the same, or nothing", async () => {
  expect(missingTexts(folder)).toEqual({});
  await write("en", { title: "Help" });
  await write("es", { title: "Ayuda" });
  expect(missingTexts(folder)).toEqual({});
});

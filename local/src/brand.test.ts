import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isTestFile } from "../bin/folders.mjs";

const root = resolve(import.meta.dirname, "..", "..");
const brandFile = "shared-ui/src/theme/brand.json";
const brand: { email: string; phone: string; address: string } = JSON.parse(
  readFileSync(join(root, brandFile), "utf8"),
);

/** Folders of what people see: pages, icon, mails, printed pages, terms. */
const folders = readdirSync(root)
  .filter((name) =>
    /^(api|contract|platform|shared-features|shared-ui|shell|remote-.*)$/.test(name),
  )
  .flatMap((name) => [join(name, "src"), join(name, "terms")]);

const filesIn = (folder: string) => {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
};

const sources = folders
  .flatMap((folder) => filesIn(folder).map((file) => join(folder, file)))
  .filter((file) => /\.(tsx?|json|css|html|svg)$/.test(file) && !isTestFile(file))
  .filter((file) => file !== brandFile);

const holding = (isIn: (text: string) => boolean) =>
  sources.filter((file) => isIn(readFileSync(join(root, file), "utf8")));

it("finds what people see", () => {
  expect(sources).toEqual(
    expect.arrayContaining([
      "api/src/mail/writeMail.ts",
      "platform/terms/terms.css",
      "shell/src/favicon.svg",
      "shell/src/page.html",
    ]),
  );
});

it("has each colour in brand.json alone", () => {
  expect(holding((text) => /#(?:[0-9a-f]{6}|[0-9a-f]{8})\b/i.test(text))).toEqual([]);
});

it.each([brand.email, brand.phone, brand.address])("has %s in brand.json alone", (contact) => {
  expect(holding((text) => text.includes(contact))).toEqual([]);
});

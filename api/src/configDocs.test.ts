import { readFile } from "node:fs/promises";

const read = (path: string) => readFile(new URL(path, import.meta.url), "utf8");

it("names every variable of the configuration in the documentation and in .env.example", async () => {
  const names = [
    ...(await read("./config.ts")).matchAll(/read\.\w+\(\s*"([A-Z][A-Z_]+)"/g),
  ].flatMap(([, name]) => name ?? []);
  const documents = [await read("../../docs/operations.md"), await read("../../.env.example")];

  expect(names.length).toBeGreaterThan(30);
  for (const name of names) {
    for (const document of documents) expect(document).toContain(name);
  }
});

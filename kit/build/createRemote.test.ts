import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRemote } from "./createRemote.mjs";

const answers = {
  name: "help-desk",
  team: "Help desk",
  prefix: "/help/desk",
  audience: "consumer",
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "quotehaven-created-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const textOf = (file: string) => readFileSync(join(folder, file), "utf8");

it("writes a remote of its name, team, prefix and audience, with nothing left to fill in", () => {
  createRemote(folder, answers);
  const routes = textOf("src/routes.tsx");
  for (const words of ['team: "Help desk"', 'role: "consumer"']) {
    expect(routes).toContain(words);
  }
  expect(routes).toContain('prefix: "/help/desk"');
  expect(textOf("src/store.ts")).toContain('name: "help-desk"');
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  expect(files.filter((file) => /__\w+?__/.test(textOf(file)))).toEqual([]);
});

it("asks for our packages in the version that wrote it, from where it came", () => {
  createRemote(folder, { ...answers, registry: "https://packages.example/" });
  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, "..", "package.json"), "utf8"),
  );
  const { dependencies, devDependencies } = JSON.parse(textOf("package.json"));
  expect({ ...dependencies, ...devDependencies }).toMatchObject({
    "@quotehaven/platform": version,
    "@quotehaven/kit": version,
    "@quotehaven/release": version,
  });
  expect(textOf(".npmrc")).toBe("@quotehaven:registry=https://packages.example/\n");
});

it.each([
  [{ name: "Help" }, /"Help" is no name/],
  [{ name: "shell" }, /"shell" is no name/],
  [{ team: " " }, /is no team/],
  [{ prefix: "help" }, /"help" is no prefix/],
  [{ audience: "everybody" }, /"everybody" is no audience/],
])("refuses %j, in words, and writes nothing", (wrong, words) => {
  expect(() => createRemote(folder, { ...answers, ...wrong })).toThrow(words);
  expect(readdirSync(folder)).toEqual([]);
});

it("writes over nothing", () => {
  createRemote(folder, answers);
  expect(() => createRemote(folder, answers)).toThrow(/is not empty/);
});

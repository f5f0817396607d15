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
  const kept = ["src", "mock"].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => textOf(join(part, file))),
  );
  const imported = kept.flatMap((text) =>
    [...text.matchAll(/from "((?:@[^/"]+\/)?[^/".]+)/g)].map(([, name]) => name),
  );
  const own = Object.keys({ ...dependencies, ...devDependencies });
  expect(imported.filter((name) => !own.includes(name ?? ""))).toEqual([]);
  expect({ ...dependencies, ...devDependencies }).toMatchObject({
    "@quotehaven/platform": version,
    "@quotehaven/kit": version,
    "@quotehaven/release": version,
  });
  expect(textOf(".npmrc")).toBe("@quotehaven:registry=https://packages.example/\n");
});

it("names itself in its README, and has the frame that is for its audience", () => {
  createRemote(folder, answers);
  expect(textOf("README.md")).toMatch(
    /^# `remote-help-desk`\n\nA remote of Quotehaven, of the team `Help desk`/,
  );
  expect(textOf("src/Frame.tsx")).toContain(
    '<AreaShell menu={useOwnMenu()} home={homePath("consumer")}',
  );
  const open = join(folder, "open");
  createRemote(open, { ...answers, audience: "anyone" });
  expect(textOf("open/src/Frame.tsx")).toContain('<LogoLink to="/" />');
  expect(readdirSync(join(open, "src"))).not.toContain("PublicFrame.tsx");
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

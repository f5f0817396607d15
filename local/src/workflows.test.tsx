import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { appFolders } from "../bin/appFolders.mjs";
import { appIn, root } from "./testing/appIn";

const textOf = (file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
const workflows = ".github/workflows";

/** The packages that are built into an app: the shell holds what it shares, a remote what it does not take. */
function foldersOf(folder: string): string[] {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    textOf(`${folder}/package.json`),
  );
  const own = Object.keys(dependencies).flatMap((name) => name.split("@quotehaven/")[1] ?? []);
  const ofShell = ["platform", "shared-ui"];
  return [folder, ...own.filter((name) => folder === "shell" || !ofShell.includes(name))];
}

/** The workflow of an app: when it runs, and what it asks `release.yml` for. */
function workflowOf(folder: string, name: string): string {
  const paths = [...foldersOf(folder).map((each) => `${each}/**`), `${workflows}/${folder}.yml`];
  const [first, what] =
    folder === "shell"
      ? ["publish", "for a rollback: the version to go back to"]
      : ["promote", "if not the canary or the one before"];
  return `name: ${folder}
on:
  push:
    paths:
${paths.map((path) => `      - ${path}`).join("\n")}
  workflow_dispatch:
    inputs:
      change: { type: choice, options: [${first}, rollback], required: true }
      version: { type: string, description: "${what}" }
jobs:
  release:
    uses: ./${workflows}/release.yml
    with:
      folder: ${folder}
      app: ${name}
      change: \${{ inputs.change }}
      version: \${{ inputs.version }}
    secrets: inherit
`;
}

describe.each(appFolders())("%s", (folder) => {
  let app: { name: string; team: string };
  beforeAll(async () => {
    app = await appIn(folder);
  });

  it("is released by a workflow of its own, at changes of what it is built of", () => {
    expect(textOf(`${workflows}/${folder}.yml`)).toBe(workflowOf(folder, app.name));
  });

  it("is reviewed by its team", () => {
    const owner = `@quotehaven/${app.team.toLowerCase().replaceAll(" ", "-")}`;
    const lines = textOf(".github/CODEOWNERS").split("\n");
    for (const path of [`/${folder}/`, `/${workflows}/${folder}.yml`]) {
      expect(lines).toContain(`${path} ${owner}`);
    }
  });
});

/** The commands of all workflows, of the starter's as well. */
const commands = [workflows, `kit/starter/${workflows}`]
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => textOf(join(folder, name))))
  .flatMap((text) => [...text.matchAll(/\b(?:npm run|npx) .*/g)].map(([line]) => line));

it("names scripts that there are", () => {
  const named = commands.flatMap((line) => /npm run (\S+)/.exec(line)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(5);
  const { scripts }: { scripts: object } = JSON.parse(textOf("package.json"));
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it("names commands of the release tool that there are", () => {
  const named = commands.flatMap(
    (line) => /(?:run release --|quotehaven-release) (\S+)/.exec(line)?.[1] ?? [],
  );
  expect([...new Set(named)].toSorted()).toEqual(["promote", "publish", "rollback"]);
  const help = execFileSync(process.execPath, ["--import", "tsx", "release/src/cli.ts", "--help"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(named.filter((name) => !new RegExp(`^ +${name} `, "m").test(help))).toEqual([]);
});

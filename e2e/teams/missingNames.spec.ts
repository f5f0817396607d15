import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUILD_FILE } from "@quotehaven/contract/release";
import { publish, retire } from "@quotehaven/release";
import { aTeamsRemote } from "./aTeamsRemote";
import { expect, store, test } from "./attack";
import { clone } from "./command";

/** What the shell shares whole; a name that it does not have is a newer one. */
const sharedWhole = [
  "react",
  "react/jsx-runtime",
  "react-dom",
  "@reduxjs/toolkit",
  "styled-components",
  "@quotehaven/platform",
  "@quotehaven/platform/area",
  "@quotehaven/platform/forms",
  "@quotehaven/shared-ui",
  "@quotehaven/shared-ui/combobox",
  "@quotehaven/shared-ui/content",
  "@quotehaven/shared-ui/dropdown",
  "@quotehaven/shared-ui/fields",
  "@quotehaven/shared-ui/tabs",
];

const screen = (path: string) => `{ path: "${path}", lazy: () => import("./features/${path}") },`;
const routes = (
  ...paths: string[]
) => `import { area, createRemoteStore, defineRemote } from "@quotehaven/platform";
const texts = async () => ({});
export default defineRemote({
  store: createRemoteStore({ name: "hungry" }),
  team: "Hungry",
  contract: "^1.0.0",
  messages: { en: texts, es: texts },
  areas: [
    area({
      prefix: "/hungry",
      role: "anyone",
      title: "Hungry",
      description: "Takes what is not there.",
      routes: [${paths.map(screen).join("\n")}],
    }),
  ],
});`;

const heading = "<main><h1>Hungry</h1></main>";
const own = `export function Component() { return ${heading}; }`;

let hungry: Awaited<ReturnType<typeof aTeamsRemote>>;
test.beforeAll(async () => {
  const files = { "src/routes.tsx": routes("plain"), "src/features/plain.tsx": own };
  hungry = await aTeamsRemote({ name: "hungry", prefix: "/hungry", audience: "anyone" }, files);
});
test.afterAll(async () => {
  if ((await store().registry()).apps.hungry) await retire(store(), "hungry");
  await hungry.remove();
});

/** What `publish` says of a build, and that nothing of it is live. */
async function refusalOf(folder: string): Promise<string> {
  const before = await store().registry();
  const told = await publish(store(), folder).then(
    () => "It was published.",
    (error: Error) => error.message,
  );
  expect(await store().registry()).toEqual(before);
  return told;
}

/** Names that are taken where nothing sees it before a press, in each way that a module can be written. */
const ways: [string, Record<string, string>, string, string][] = [
  [
    "reached by a press",
    {
      "src/features/plain.tsx": `export function Component() {
  return <button onClick={() => void import("./pressed").then(({ open }) => open())}>Open</button>;
}`,
      "src/features/pressed.ts": `import { generatePath } from "react-router-dom";
export const open = () => generatePath("/x");`,
    },
    "generatePath of react-router-dom",
    "src/features/pressed.ts:2",
  ],
  [
    "passed on by another file",
    {
      "src/features/all.ts": `export { Trans } from "react-i18next";`,
      "src/features/plain.tsx": `import { Trans } from "./all";
export function Component() { return <Trans>Hello</Trans>; }`,
    },
    "Trans of react-i18next",
    "src/features/all.ts:1",
  ],
  [
    "as a member of import * as",
    {
      "src/features/plain.tsx": `import * as router from "react-router-dom";
export function Component() { return router.useMatch("/x") ? null : ${heading}; }`,
    },
    "useMatch of react-router-dom",
    "src/features/plain.tsx:2",
  ],
];

for (const [way, files, missing, place] of ways) {
  test(`a name that the shell does not give, ${way}`, async ({ row }) => {
    const changed = { "src/features/plain.tsx": own, ...files };
    const { said, folder } = await hungry.buildByCommand(changed);
    expect(said).toContain(`${place} takes ${missing}, of which the shell gives only`);
    const told = await refusalOf(folder);
    expect(told).toContain("hungry");
    expect(told).toContain(`${missing} (${place})`);
    row({ seen: "what was live", refused: `a warning of the build; publish: ${told}` });
  });
}

test("a name that the shell does not give, of each module that it shares whole", async ({
  row,
}) => {
  const imports = sharedWhole.map((name, at) => `import * as m${at} from "${name}";`);
  const uses = sharedWhole.map((_, at) => `m${at}.notThereYet`);
  const source = `${imports.join("\n")}
export function Component() { return [${uses.join(", ")}].some(Boolean) ? null : ${heading}; }`;
  const told = await refusalOf(await hungry.build({ "src/features/plain.tsx": source }));
  for (const name of sharedWhole) expect(told).toContain(`notThereYet of ${name} (`);
  row({ seen: "what was live", refused: `publish: ${told.slice(0, 160)}…` });
});

test("a shell that lost a name which a live remote takes", async ({ row }) => {
  const source = `import { Problem } from "@quotehaven/platform";
export function Component() { return Problem ? ${heading} : null; }`;
  await publish(store(), await hungry.build({ "src/features/plain.tsx": source }));
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-shell-"));
  try {
    await cp(join(clone, "shell", "dist"), folder, { recursive: true });
    const file = join(folder, BUILD_FILE);
    const manifest = JSON.parse(await readFile(file, "utf8")) as {
      gives: Record<string, string[]>;
    };
    const { "@quotehaven/platform": given = [] } = manifest.gives;
    manifest.gives["@quotehaven/platform"] = given.filter((name) => name !== "Problem");
    await writeFile(file, JSON.stringify(manifest));
    const told = await refusalOf(folder);
    expect(told).toMatch(
      /hungry \S+ takes what the shell does not give: .*Problem of @quotehaven\/platform/,
    );
    row({ seen: "what was live", refused: `publish: ${told.slice(0, 160)}…` });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

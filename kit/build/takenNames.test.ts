import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import webpack from "webpack";
import { common } from "./common.mjs";
import { sharedModules, takenShares } from "./sharedModules.mjs";
import { takenNames, TakenNamesPlugin } from "./takenNames.mjs";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotehaven-takes-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds a remote of these sources; answers what it takes, and what the build says. */
async function aRemoteOf(sources: Record<string, string>, mode: "production" | "development") {
  await mkdir(join(folder, "src"));
  for (const [file, code] of Object.entries(sources)) {
    await writeFile(join(folder, "src", `${file}.ts`), code);
  }
  const compiler = webpack({
    ...common(folder, { mode }),
    entry: {},
    optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        name: "quotehaven_help",
        filename: "remoteEntry.js",
        exposes: { "./remote": "./src/remote.ts" },
        shared: takenShares(),
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true },
      }),
      new TakenNamesPlugin(),
    ],
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler?.run((error, done) => (error || !done ? reject(error) : resolve(done))),
  );
  const { warnings = [], errors = [] } = stats.toJson({ all: false, warnings: true, errors: true });
  return {
    takes: takenNames(stats.compilation),
    warnings: warnings.map(({ message }) => message).sort(),
    errors: errors.map(({ message }) => message),
  };
}

const given = "of which the shell gives only Link, Navigate,";

it("names what a remote takes, also of a screen that a press opens, with its file and line", async () => {
  const { takes, warnings, errors } = await aRemoteOf(
    {
      remote: `import { Link } from "react-router-dom";
        export const screens = [Link, () => import("./results")];`,
      results: `
        import { type Location, Link, generatePath } from "react-router-dom";
        type Props = { location: Location };
        export const open = (props: Props) => import("./pressed").then(({ go }) => go(Link, props));
        export const pathOf = () => generatePath("/x");`,
      pressed: `import { useMatch } from "react-router-dom";
        export const go = (...args: unknown[]) => useMatch("/x", args);`,
    },
    "production",
  );
  expect(takes).toEqual({
    "react-router-dom": {
      Link: "src/remote.ts:2",
      generatePath: "src/results.ts:5",
      useMatch: "src/pressed.ts:2",
    },
  });
  expect(warnings).toEqual([
    expect.stringContaining(`src/pressed.ts:2 takes useMatch of react-router-dom, ${given}`),
    expect.stringContaining(`src/results.ts:5 takes generatePath of react-router-dom, ${given}`),
  ]);
  expect(errors).toEqual([]);
});

it("follows names through files that pass them on", async () => {
  const { takes, warnings } = await aRemoteOf(
    {
      remote: `import { Trans, useMatch, type Location } from "./all";
        import * as all from "./all";
        export const used = (place: Location) => [Trans, useMatch, all.useBlocker, place];`,
      all: `export * from "react-router-dom";
        export { Trans, I18nextProvider } from "react-i18next";`,
    },
    "production",
  );
  expect(takes).toEqual({
    "react-i18next": { Trans: "src/all.ts:2" },
    "react-router-dom": { useBlocker: "src/all.ts:1", useMatch: "src/all.ts:1" },
  });
  expect(warnings).toHaveLength(3);
});

it("reads whole modules, their members, defaults and import() as what is used of them", async () => {
  const { takes, warnings, errors } = await aRemoteOf(
    {
      remote: `import React from "react";
        import * as ReactDom from "react-dom";
        import styled, { css } from "styled-components";
        import * as forms from "@quotehaven/platform/forms";
        export const used = [React.useState, ReactDom.flushSync, styled.div, css, forms];
        export const late = async () => {
          const { TextField } = await import("@quotehaven/shared-ui/fields");
          return [TextField, await import("@quotehaven/shared-ui/content")];
        };
        export const later = () => import("@quotehaven/shared-ui/tabs").then((tabs) => tabs.Tabs);`,
    },
    "production",
  );
  expect(takes).toEqual({
    "@quotehaven/platform/forms": { "*": "src/remote.ts:5" },
    "@quotehaven/shared-ui/content": { "*": "src/remote.ts:8" },
    "@quotehaven/shared-ui/fields": { TextField: "src/remote.ts:7" },
    "@quotehaven/shared-ui/tabs": { Tabs: "src/remote.ts:10" },
    react: { "*": "src/remote.ts:5" },
    "react-dom": { flushSync: "src/remote.ts:5" },
    "styled-components": { "*": "src/remote.ts:5", css: "src/remote.ts:5" },
  });
  expect([...warnings, ...errors]).toEqual([]);
});

it("knows every module that the shell shares", async () => {
  const names = Object.keys(sharedModules);
  const { takes } = await aRemoteOf(
    {
      remote: names
        .map((name, at) => `import { x as x${at} } from "${name}"; export const y${at} = x${at};`)
        .join("\n"),
    },
    "production",
  );
  expect(Object.keys(takes)).toEqual([...names].sort());
});

it("takes nothing by types", async () => {
  const { takes } = await aRemoteOf(
    {
      remote: `import type { Location } from "react-router-dom";
        import { type PayloadAction } from "@reduxjs/toolkit";
        export type { Area } from "@quotehaven/platform";
        export const where = (place: Location, action: PayloadAction) => [place, action];`,
    },
    "production",
  );
  expect(takes).toEqual({});
});

it.each([
  ["passed on", 'import * as router from "react-router-dom"; export const used = router;'],
  ["asked for late", 'export const used = () => import("react-router-dom");'],
])("refuses the whole of a library that is given in part, %s", async (_what, remote) => {
  const { errors } = await aRemoteOf({ remote }, "production");
  expect(errors).toEqual([
    expect.stringContaining(`src/remote.ts:1 takes the whole of react-router-dom, ${given}`),
  ]);
});

it("lets a build for development pass names on by export *, of which it does not know the use", async () => {
  const { warnings, errors } = await aRemoteOf(
    {
      remote: 'import { Link, useMatch } from "./all"; export const used = [Link, useMatch];',
      all: 'export * from "react-router-dom"; export { useBlocker } from "react-router-dom";',
    },
    "development",
  );
  expect(errors).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining("takes useBlocker of react-router-dom")]);
});

import {
  FIRST_PAINT_ELEMENT,
  firstPaintTemplate,
  type FirstPaintBlock,
} from "@quotehaven/contract/release";
import { assetBase } from "./assetBase";
import { markupInPage, rulesInPage } from "./firstPaint";
import type { BuildRecord, FirstPaintFiles, RegistryEntry } from "./registry";

/** The text of a file of a build. */
export type ReadFile = (build: BuildRecord, file: string) => string;

type Place = {
  shell: BuildRecord;
  app: BuildRecord;
  canary: RegistryEntry["canary"];
  role: FirstPaintBlock["role"];
  path: string;
  /** The address that `path` only leads on to. */
  leadsTo: string | undefined;
  read: ReadFile;
};

/**
 * What a page holds so that its path shows something before any code is there: the markup in each
 * language, inert; what the shell's script in the page needs to choose from it; that script; and the
 * English markup for whoever runs no scripts. Nothing where the live shell has no such script.
 */
export function firstPaintInPage(
  { css, html, query }: FirstPaintFiles,
  { shell, app, canary, role, path, leadsTo, read }: Place,
): string {
  const { globalStyle } = shell;
  if (!globalStyle || !shell.pageScript) return "";
  const [shellBase, ownBase] = [assetBase(shell), assetBase(app)];
  const block: FirstPaintBlock = {
    path,
    ...(leadsTo !== undefined && { leadsTo }),
    ...(query && { query }),
    role,
    rules: {
      global: rulesInPage(read(shell, globalStyle), shellBase),
      own: rulesInPage(read(app, css), ownBase),
    },
    ...(canary && {
      canary: { name: app.name, version: canary.build.version, percent: canary.percent },
    }),
  };
  const markup = Object.entries(html).map(([language, file]): [string, string] => [
    language,
    markupInPage(read(app, file), ownBase),
  ]);
  const styles = [shellBase + globalStyle, ownBase + css];
  const withoutScripts = markup.find(([language]) => language === "en")?.[1] ?? "";
  return [
    ...markup.map(
      ([language, text]) => `<template id="${firstPaintTemplate(language)}">${text}</template>`,
    ),
    `<script type="application/json" id="${FIRST_PAINT_ELEMENT}">${inScript(JSON.stringify(block))}</script>`,
    pageScriptOf(shell, read),
    // Without scripts nobody can tell whether the address has what the screen needs.
    role === "anyone" && !query
      ? `<noscript>${styles.map((each) => `<link rel="stylesheet" href="${each}">`).join("")}${withoutScripts}</noscript>`
      : "",
  ].join("\n    ");
}

/** The live shell's script that stands in every page, before anything is painted; nothing where it has none. */
export function pageScriptOf(shell: BuildRecord, read: ReadFile): string {
  return shell.pageScript ? `<script>${read(shell, shell.pageScript)}</script>` : "";
}

const inScript = (json: string) => json.replaceAll("<", "\\u003c");

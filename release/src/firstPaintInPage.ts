import {
  FIRST_PAINT_ELEMENT,
  firstPaintTemplate,
  type FirstPaintBlock,
  type FurtherPaint,
} from "@quotehaven/contract/release";
import { assetBase } from "./assetBase";
import { markupInPage, rulesInPage } from "./firstPaint";
import type { BuildRecord, FirstPaintFiles, RegistryEntry } from "./registry";

/** The text of a file of a build. */
export type ReadFile = (build: BuildRecord, file: string) => string;

/** What is shown at a path, and where that only leads on to, both whole. */
type PaintAt = Omit<FirstPaintFiles, "leadsTo"> & { path: string; leadsTo?: string };

type Place = {
  shell: BuildRecord;
  app: BuildRecord;
  canary: RegistryEntry["canary"];
  role: FirstPaintBlock["role"];
  read: ReadFile;
};

/**
 * What a page holds so that its path, and what has parameters below it, show something before any code is there:
 * the markup of each in each language, inert; what the shell's script in the page needs to choose from it; that
 * script; and the English markup for whoever runs no scripts. Nothing where the live shell has no such script.
 */
export function firstPaintInPage(paints: readonly PaintAt[], place: Place): string {
  const { shell, app, canary, role, read } = place;
  const { globalStyle } = shell;
  if (!globalStyle || !shell.pageScript) return "";
  const [shellBase, ownBase] = [assetBase(shell), assetBase(app)];
  const [ofPage, ...further] = paints;
  if (!ofPage) return "";
  const { rules, ...shown } = paintInBlock(ofPage, place);
  const block: FirstPaintBlock = {
    ...shown,
    rules: { global: rulesInPage(read(shell, globalStyle), shellBase), ...rules },
    ...(canary && {
      canary: { name: app.name, version: canary.build.version, percent: canary.percent },
    }),
    ...(further.length > 0 && {
      others: further.map((paint, index) => ({
        ...paintInBlock(paint, place),
        suffix: suffixAt(index + 1),
      })),
    }),
  };
  const markupOf = (file: string) => markupInPage(read(app, file), ownBase);
  const templates = paints.flatMap(({ html }, index) =>
    Object.entries(html).map(
      ([language, file]) =>
        `<template id="${firstPaintTemplate(language, suffixAt(index))}">${markupOf(file)}</template>`,
    ),
  );
  const styles = [shellBase + globalStyle, ownBase + ofPage.css];
  return [
    ...templates,
    `<script type="application/json" id="${FIRST_PAINT_ELEMENT}">${inScript(JSON.stringify(block))}</script>`,
    pageScriptOf(shell, read),
    // Without scripts nobody can tell whether the address has what the screen needs.
    role === "anyone" && !ofPage.query
      ? `<noscript>${styles.map((each) => `<link rel="stylesheet" href="${each}">`).join("")}${ofPage.html.en === undefined ? "" : markupOf(ofPage.html.en)}</noscript>`
      : "",
  ].join("\n    ");
}

const suffixAt = (index: number) => (index === 0 ? "" : `-${index}`);

function paintInBlock(
  { path, leadsTo, query, css }: PaintAt,
  { app, role, read }: Place,
): FurtherPaint {
  return {
    path,
    ...(leadsTo !== undefined && { leadsTo }),
    ...(query && { query }),
    role,
    rules: { own: rulesInPage(read(app, css), assetBase(app)) },
  };
}

/** The live shell's script that stands in every page, before anything is painted; nothing where it has none. */
export function pageScriptOf(shell: BuildRecord, read: ReadFile): string {
  return shell.pageScript ? `<script>${read(shell, shell.pageScript)}</script>` : "";
}

const inScript = (json: string) => json.replaceAll("<", "\\u003c");

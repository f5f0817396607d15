import { prerenderedTemplate } from "@quotehaven/contract/release";
import { assetBase } from "./assetBase";
import { pathBelow } from "./pagePaths";
import { pointsOf } from "./settings";
import type { BuildRecord, ClaimedRoute, PrerenderedFiles } from "./registry";

/** The text of a file of a build. */
export type ReadFile = (build: BuildRecord, file: string) => string;

/** A shell's rules of every page; its skeleton of an area, and the rules of that. */
const GLOBAL_CSS = "global.css";
const AREA = { html: "area.html", css: "area.css" };

/** What a page shows until its code is there. */
export type PageContent = {
  /** As `data-shows` of the root says it: a screen to be hydrated, an area's skeleton with or without a menu, or nothing. */
  shows: "screen" | "area" | "page" | "";
  /** Inside of the root. */
  html: string;
  /** After the root: the markup in other languages, inert. */
  templates: string;
  /** Builds and their files with the rules. */
  styles: [BuildRecord, string][];
  /** For the script in the head: when the page shows this. */
  data: Record<string, string>;
};

type Place = { shell: BuildRecord; app: BuildRecord; route: ClaimedRoute; path: string };

const nothing: PageContent = { shows: "", html: "", templates: "", styles: [], data: {} };

/** What the page of a path shows until its code is there: the prerendered screen, or the skeleton of its area. */
export function pageContent(place: Place, read: ReadFile): PageContent {
  const { shell, app, route, path } = place;
  if (route.role !== "anyone") {
    return {
      ...nothing,
      shows: pointsOf(app).menu.length > 0 ? "area" : "page",
      html: read(shell, AREA.html).trim(),
      styles: [
        [shell, GLOBAL_CSS],
        [shell, AREA.css],
      ],
      data: { role: route.role },
    };
  }
  const found = Object.entries(route.prerendered ?? {}).find(
    ([below]) => pathBelow(route.prefix, below) === path,
  );
  return found ? screenContent(place, found[1], read) : nothing;
}

function screenContent(
  { shell, app, path }: Place,
  { css, html: { en, ...others }, query }: PrerenderedFiles,
  read: ReadFile,
): PageContent {
  const markupOf = (file: string) => read(app, file).replaceAll('"asset:', `"${assetBase(app)}`);
  const templates = Object.entries(others).map(
    ([language, file]) =>
      `<template id="${prerenderedTemplate(language)}">${markupOf(file)}</template>`,
  );
  return {
    shows: "screen",
    html: en === undefined ? "" : markupOf(en),
    templates: templates.join("\n    "),
    styles: [
      [shell, GLOBAL_CSS],
      [app, css],
    ],
    data: { path, ...(query && { query: query.join(" ") }) },
  };
}

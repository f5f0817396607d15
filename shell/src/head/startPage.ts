import { prerenderedTemplate } from "@quotehaven/contract/release";
import {
  preferredLanguage,
  showTheme,
  storedRole,
  storedSid,
  tabStore,
} from "@quotehaven/platform/head";
import { keepPress } from "../hydration/keepPress";

/** What the release tool says of a composed page, in the attributes of this script's tag. */
export type PageData = {
  /** The one path that the page was prerendered for. */
  path?: string;
  /** The app that the screen of that path is of. */
  app?: string;
  /** Names that its query must have, with a space between them: a mailed link's token. It reads no others. */
  query?: string;
  /** Whose area it is: the page holds a skeleton of the area's frame. */
  role?: string;
};

/** Names in a query that leave the first render of a page as it is. */
const harmless = /^(?:utm_\w+|openModal|next)$/;

const STYLES_DEADLINE_MS = 5_000;

/**
 * Runs in the head of every page, before anything is painted: sets theme and language, and shows
 * what the page holds until the code is there. Nothing is shown where the first render would be
 * another: to somebody signed in on a page for visitors, to others in an area, at another address, or
 * where the history's entry or this tab's storage (drafts, overrides) decides.
 */
export function startPage(page: Document, data: PageData): void {
  const timer = setTimeout(() => dropHangingStyles(page), STYLES_DEADLINE_MS);
  page.addEventListener("DOMContentLoaded", () => clearTimeout(timer), { once: true });
  showTheme();
  const language = preferredLanguage();
  page.documentElement.lang = language;
  const isShown = data.role === undefined ? showsScreen(data) : storedRole() === data.role;
  const isOther = data.path !== undefined && language !== "en";
  // A form that is sent before its code is there stays: what was typed must not become an address.
  page.addEventListener("submit", (event) => event.preventDefault());
  keepPress(page);
  if (isShown && !isOther) return;
  page.documentElement.hidden = true;
  // Fires once the page is parsed, before any deferred script runs.
  const fill = () => {
    const template = page.getElementById(prerenderedTemplate(language));
    const isThere = isShown && template instanceof HTMLTemplateElement;
    page.getElementById("root")?.replaceChildren(...(isThere ? [template.content] : []));
    page.documentElement.hidden = false;
  };
  page.addEventListener("readystatechange", fill, { once: true });
}

/** A style sheet that hangs blocks the paint and all deferred scripts: the page starts without it. */
function dropHangingStyles(page: Document): void {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const hanging = links.filter(({ sheet }) => sheet === null);
  if (hanging.length === 0) return;
  page.getElementById("root")?.replaceChildren();
  for (const link of hanging) link.remove();
}

function showsScreen({ path, app = "", query = "" }: PageData): boolean {
  if (path === undefined || storedSid() !== null || hasState() || keepsSomething(app)) return false;
  const own = new URLSearchParams(location.search);
  const isQuery =
    query === ""
      ? [...own.keys()].every((name) => harmless.test(name))
      : query.split(" ").every((name) => own.get(name));
  return isQuery && location.pathname.replace(/(?<=[^/])\/+$/, "") === path;
}

/** Whether the history's entry says what is shown: a step of a form, something open over the screen. */
function hasState(): boolean {
  const { usr = null }: { usr?: unknown } = Object(history.state);
  return usr !== null;
}

/** Whether this tab keeps what the first render depends on: drafts of the screen's app, and what the shell itself keeps. */
const keepsSomething = (app: string): boolean =>
  tabStore
    .names()
    .some(
      (name) =>
        name.startsWith(`draft:${app}/`) ||
        /^(?:draft:[^/]*|overrides|lostSession|rememberedPath)$/.test(name),
    );

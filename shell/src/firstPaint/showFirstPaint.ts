import {
  FIRST_PAINT_ELEMENT,
  firstPaintTemplate,
  type FirstPaintBlock,
} from "@quotehaven/contract/release";
import {
  preferredLanguage,
  storedRole,
  storedSid,
  watchPaint,
  type FirstPaint,
} from "@quotehaven/platform/first-paint";
import { canaryPlace } from "../federation/canaryPlace";
import { visitorId } from "../visitor/visitorId";

/**
 * Shows what the page brought along, in the person's language, while its code is still on its way.
 * Runs in the page itself before anything is painted. An address that only leads on is left at once, as
 * its route leaves it, for the one that is shown. Shows nothing where something else would take
 * its place: to somebody who may be signed in on a page for visitors, in an area to whom it is not
 * for, at another path than the one it was made for or without a part of the query that it needs, in an
 * entry of the history that holds a state of its own, or where another build is tried out.
 */
export function showFirstPaint(page: Document): void {
  const block = readBlock(page);
  if (!block || !isFor(block)) return;
  const language = preferredLanguage();
  const template = page.getElementById(firstPaintTemplate(language));
  const root = page.getElementById("root");
  if (!(template instanceof HTMLTemplateElement) || !root) return;
  if (block.leadsTo) history.replaceState(history.state, "", block.leadsTo);
  const element = page.createElement("div");
  element.append(page.importNode(template.content, true));
  addStyle(page, block.rules.global);
  const style = addStyle(page, block.rules.own);
  page.documentElement.lang = language;
  const paint: FirstPaint = { element, style, pressed: null, held: null };
  watchPaint(paint);
  root.after(element);
  window.quotehavenFirstPaint = paint;
}

/** A page without it shows nothing before its code is there. */
function readBlock(page: Document): FirstPaintBlock | null {
  const text = page.getElementById(FIRST_PAINT_ELEMENT)?.textContent;
  const block: unknown = text ? JSON.parse(text) : null;
  return isBlock(block) ? block : null;
}

// Written by the release tool into this very page; what is checked is that it is such a block.
function isBlock(value: unknown): value is FirstPaintBlock {
  return typeof value === "object" && value !== null && "path" in value && "rules" in value;
}

function isFor({ path, query = [], role, canary }: FirstPaintBlock): boolean {
  const reader = storedSid() === null ? "anyone" : storedRole();
  if (!isHere(path) || !hasAll(query) || reader !== role || hasState() || triesOut()) return false;
  return !canary || canaryPlace(visitorId(), canary.name, canary.version) >= canary.percent;
}

function isHere(path: string): boolean {
  const here = location.pathname.replace(/(.)\/+$/, "$1").split("/");
  const wanted = path.split("/");
  return (
    here.length === wanted.length &&
    wanted.every((part, place) => part.startsWith(":") || part === here[place])
  );
}

/** Whether the address has what the screen leads away without: a mailed link's token, a lead. */
function hasAll(query: readonly string[]): boolean {
  const own = new URLSearchParams(location.search);
  return query.every((name) => own.get(name));
}

/** Whether the history's entry says what is to be shown: a step of a form, something open over the screen. */
function hasState(): boolean {
  const { usr = null }: { usr?: unknown } = Object(history.state);
  return usr !== null;
}

/** Whether this tab runs a build in the place of a released one. */
function triesOut(): boolean {
  try {
    return sessionStorage.getItem("overrides") !== null;
  } catch {
    return false;
  }
}

/** By the object model: the Content-Security-Policy allows no style with a text of its own. */
function addStyle(page: Document, rules: readonly string[]): HTMLStyleElement {
  const style = page.createElement("style");
  page.head.append(style);
  for (const rule of rules) {
    try {
      style.sheet?.insertRule(rule, style.sheet.cssRules.length);
    } catch {
      // As in any style sheet, a rule that this browser does not know is left out.
    }
  }
  return style;
}

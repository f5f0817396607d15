import {
  FIRST_PAINT_ELEMENT,
  firstPaintTemplate,
  type FirstPaintBlock,
  type FurtherPaint,
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
import { readBlock } from "./readBlock";

/**
 * Shows what the page brought along, in the person's language, while its code is still on its way.
 * Runs in the page itself before anything is painted. An address that only leads on is left at once, as
 * its route leaves it, for the one that is shown. Shows nothing where something else would take
 * its place: to somebody who may be signed in on a page for visitors, in an area to whom it is not
 * for, at another path than the one it was made for or without a part of the query that it needs, in an
 * entry of the history that holds a state of its own, or where another build is tried out.
 */
export function showFirstPaint(page: Document): void {
  const block = readBlock<FirstPaintBlock>(page, FIRST_PAINT_ELEMENT, "path", "rules");
  if (!block || hasState() || triesOut() || isCanary(block)) return;
  const shown: FurtherPaint | undefined = [block, ...(block.others ?? [])].find(isFor);
  if (!shown) return;
  const language = preferredLanguage();
  const template = page.getElementById(firstPaintTemplate(language, shown.suffix));
  const root = page.getElementById("root");
  if (!(template instanceof HTMLTemplateElement) || !root) return;
  if (shown.leadsTo) history.replaceState(history.state, "", shown.leadsTo);
  const element = page.createElement("div");
  element.append(page.importNode(template.content, true));
  addStyle(page, block.rules.global);
  const style = addStyle(page, shown.rules.own);
  page.documentElement.lang = language;
  const paint: FirstPaint = { element, style, pressed: null, held: null };
  watchPaint(paint);
  root.after(element);
  window.quotehavenFirstPaint = paint;
}

function isFor({ path, query = [], role }: FurtherPaint): boolean {
  const reader = storedSid() === null ? "anyone" : storedRole();
  return isHere(path) && hasAll(query) && reader === role;
}

/** Whether this visitor gets another build of what the page shows. */
function isCanary({ canary }: FirstPaintBlock): boolean {
  if (!canary) return false;
  return canaryPlace(visitorId(), canary.name, canary.version) < canary.percent;
}

function isHere(path: string): boolean {
  const here = location.pathname.replace(/(?<=[^/])\/+$/, "").split("/");
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

import { FIRST_CALLS_ELEMENT, type FirstCallsBlock } from "@quotehaven/contract/release";
import { saidAt } from "./pagePaths";
import type { ClaimedRoute } from "./registry";

/** What a path asks of the API before any code is there: addresses below `/api`. */
export function firstCallsOf(route: ClaimedRoute, path: string): string[] {
  return saidAt(route, path, route.firstCalls)[0]?.said ?? [];
}

/** The same as a block of data in the page; nothing where the path asks nothing. */
export function firstCallsInPage(route: ClaimedRoute, path: string): string {
  const calls = firstCallsOf(route, path);
  if (calls.length === 0) return "";
  const block: FirstCallsBlock = { role: route.role, calls };
  return `<script type="application/json" id="${FIRST_CALLS_ELEMENT}">${JSON.stringify(block)}</script>\n    `;
}

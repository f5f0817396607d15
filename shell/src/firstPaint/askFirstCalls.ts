import { FIRST_CALLS_ELEMENT, type FirstCallsBlock } from "@quotehaven/contract/release";
import {
  askFirst,
  firstSessionCalls,
  preferredLanguage,
  storedRole,
} from "@quotehaven/platform/first-paint";

/**
 * Asks for what the page's first screen needs of the API, while the code that shows it is on its way:
 * as whoever is signed in in this browser, and only what is theirs. A call for one part of a list is
 * left out where the address may ask for another.
 */
export function askFirstCalls(page: Document): void {
  const text = page.getElementById(FIRST_CALLS_ELEMENT)?.textContent;
  const block: unknown = text ? JSON.parse(text) : null;
  const calls = isBlock(block) && block.role === storedRole() ? block.calls : [];
  const own = location.search ? calls.filter((call) => !call.includes("?")) : calls;
  askFirst([...firstSessionCalls, ...own], preferredLanguage());
}

// Written by the release tool into this very page; what is checked is that it is such a block.
function isBlock(value: unknown): value is FirstCallsBlock {
  return typeof value === "object" && value !== null && "role" in value && "calls" in value;
}

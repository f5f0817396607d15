import { FIRST_CALLS_ELEMENT, type FirstCallsBlock } from "@quotehaven/contract/release";
import {
  askFirst,
  firstSessionCalls,
  preferredLanguage,
  storedRole,
} from "@quotehaven/platform/first-paint";
import { readBlock } from "./readBlock";

/**
 * Asks for what the page's first screen needs of the API, while the code that shows it is on its way:
 * as whoever is signed in in this browser, and only what is theirs. A call for one part of a list is
 * left out where the address may ask for another.
 */
export function askFirstCalls(page: Document): void {
  const block = readBlock<FirstCallsBlock>(page, FIRST_CALLS_ELEMENT, "role", "calls");
  const calls = block && block.role === storedRole() ? block.calls : [];
  const own = location.search ? calls.filter((call) => !call.includes("?")) : calls;
  askFirst([...firstSessionCalls, ...own], preferredLanguage());
}

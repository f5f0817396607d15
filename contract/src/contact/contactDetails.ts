import { addresses } from "./addresses";
import { phoneNumbers, type Detail } from "./phoneNumbers";
import { readText, type Part } from "./readText";

/** What is shown in place of a contact detail. */
export const contactMask = "•••";

/**
 * A text with phone numbers, addresses, links and handles replaced by {@link contactMask}, and
 * whether there were any. Reads digits of any script, digits in words (English and Spanish), and the
 * usual ways around ("name at firm dot com"). Amounts, dates and injury limits stay. The time it
 * takes grows with the length of the text alone.
 *
 * @example maskContactDetails("Call 512-555-0199") // { text: "Call •••", isMasked: true }
 */
export function maskContactDetails(text: string): { text: string; isMasked: boolean } {
  const parts = detailParts(text);
  const kept = parts.map(({ from }, index) => text.slice(parts[index - 1]?.to ?? 0, from));
  const rest = text.slice(parts.at(-1)?.to ?? 0);
  return { text: [...kept, rest].join(contactMask), isMasked: parts.length > 0 };
}

/**
 * What {@link maskContactDetails} takes out of a text, as it is written there, each once.
 *
 * @example contactDetailsIn("Call 512-555-0199") // ["512-555-0199"]
 */
export function contactDetailsIn(text: string): string[] {
  const written = detailParts(text).map(({ from, to }) => text.slice(from, to).trim());
  return [...new Set(written)];
}

/**
 * Whether a line of a postal address holds a phone number, an e-mail address, a link or a handle.
 * House numbers, roads and boxes are none, however long they are.
 *
 * @example hasContactDetail("12345 Highway 290 West") // false
 */
export function hasContactDetail(addressLine: string): boolean {
  return details(addressLine).some(({ isSure }) => isSure);
}

function details(text: string): Detail[] {
  const read = readText(text);
  return [...addresses(read), ...phoneNumbers(read)];
}

/** The parts of a text that are details, in order; those that touch or overlap are one. */
function detailParts(text: string): Part[] {
  const ordered = details(text).sort((one, other) => one.from - other.from);
  const parts: Part[] = [];
  for (const { from, to } of ordered) {
    const last = parts.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else parts.push({ from, to });
  }
  return parts;
}

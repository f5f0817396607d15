import { handles } from "./handles";
import { links } from "./links";
import { phoneNumbers } from "./phoneNumbers";
import { plainText, writtenPart, type Part } from "./plainText";

/** What is shown in place of a contact detail. */
export const contactMask = "•••";

/**
 * A text with phone numbers, e-mail addresses, links and handles replaced by {@link contactMask}, and
 * whether there were any: what is plainly one, in English and Spanish. Dates, years, limits, prices,
 * and the numbers of policies, licenses, claims and cars stay. The time it takes grows with the length
 * of the text alone.
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
 * Whether a text holds a contact detail. The digits of a license may look like a telephone number:
 * in one, only addresses and links count.
 *
 * @example hasContactDetail("12345 Highway 290 West") // false
 */
export function hasContactDetail(text: string, isLicense = false): boolean {
  const plain = plainText(text).text;
  return (
    links(plain).length > 0 ||
    handles(plain).length > 0 ||
    (!isLicense && phoneNumbers(plain).length > 0)
  );
}

/** The parts of a text that are details, in order; those that touch or overlap are one. */
function detailParts(text: string): Part[] {
  const plain = plainText(text);
  const ordered = [...links(plain.text), ...handles(plain.text), ...phoneNumbers(plain.text)]
    .map((part) => writtenPart(plain, part))
    .sort((one, other) => one.from - other.from);
  const parts: Part[] = [];
  for (const { from, to } of ordered) {
    const last = parts.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else parts.push({ from, to });
  }
  return parts;
}

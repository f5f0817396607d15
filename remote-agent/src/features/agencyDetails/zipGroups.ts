import { limits, plainDigits, usStates } from "@quotehaven/contract/rules";
import type { LeadArea } from "@quotehaven/contract/schemas";
import type { ZipCode } from "@quotehaven/contract/wire";

/** Beyond so many they are shown by city, and beyond so many cities by state. */
const SHOWN_APART = 30;

/** ZIP codes that are shown, and taken out, as one. A group of several has an id below zero. */
type ZipGroup = { id: number; label: string; zips: readonly ZipCode[] };

/** Chosen ZIP codes as few enough groups to read: each apart, by city, or by state. */
export function groupsOf(
  zips: readonly ZipCode[],
  labelOf: (place: string, count: number) => string,
): ZipGroup[] {
  if (zips.length <= SHOWN_APART) {
    return zips.map((zip) => ({ id: zip.id, label: labelOfZip(zip), zips: [zip] }));
  }
  const cities = groupedBy(zips, ({ city, state, code }) =>
    city ? `${city}, ${state ?? ""}` : code,
  );
  const groups =
    cities.size <= SHOWN_APART ? cities : groupedBy(zips, ({ state }) => stateName(state));
  return [...groups].map(([place, members], index) => ({
    id: -1 - index,
    label: labelOf(place, members.length),
    zips: members,
  }));
}

/** A ZIP code with its place, as far as that is known: `78701 · Austin, TX`. */
export function labelOfZip({ code, city, state }: ZipCode): string {
  const place = [city, state].filter(Boolean).join(", ");
  return place ? `${code} · ${place}` : code;
}

function stateName(code: string | undefined): string {
  return usStates.find((state) => state.code === code)?.name ?? code ?? "";
}

function groupedBy(
  zips: readonly ZipCode[],
  keyOf: (zip: ZipCode) => string,
): Map<string, ZipCode[]> {
  const groups = new Map<string, ZipCode[]>();
  for (const zip of zips) {
    const key = keyOf(zip);
    const group = groups.get(key);
    if (group) group.push(zip);
    else groups.set(key, [zip]);
  }
  return groups;
}

/** Chosen ZIP codes with more of them, each once; null where these would be more than may be chosen. */
export function withMore(zips: readonly ZipCode[], more: readonly ZipCode[]): ZipCode[] | null {
  const known = new Set(zips.map(({ id }) => id));
  const all = [...zips, ...more.filter(({ id }) => !known.has(id))];
  return all.length <= limits.zipCodes ? all : null;
}

/**
 * Roughly how many open leads lie in chosen ZIP codes: of each area's, the share of its ZIP codes
 * that are chosen.
 */
export function roughLeads(areas: readonly LeadArea[], chosen: "all" | readonly ZipCode[]): number {
  if (chosen === "all") return areas.reduce((sum, { openLeads }) => sum + openLeads, 0);
  const byArea = groupedBy(chosen, ({ code }) => code.slice(0, 3));
  return Math.round(
    areas.reduce((sum, { area, openLeads, zipCodeCount }) => {
      const share = (byArea.get(area)?.length ?? 0) / Math.max(1, zipCodeCount);
      return sum + openLeads * Math.min(1, share);
    }, 0),
  );
}

/** A rough count is told from here on; below it, that there are few. */
const FEW_LEADS = 10;

/** A rough count with the two figures that the guess knows; null where there are too few to tell. */
export function roundedLeads(count: number): number | null {
  if (count < FEW_LEADS) return null;
  const step = 10 ** Math.max(0, String(count).length - 2);
  return Math.round(count / step) * step;
}

/** What a pasted list holds: codes, and what is none. A zero that a spreadsheet dropped is put back. */
export function pastedCodes(text: string): { codes: string[]; unread: string[] } {
  const words = plainDigits(text)
    .split(/[\s,;|]+/)
    .filter((word) => word !== "");
  const codes: string[] = [];
  const unread: string[] = [];
  for (const word of words) {
    const [, digits] = /^["']?(\d{3,5})(?:-\d{4})?["']?$/.exec(word) ?? [];
    if (digits === undefined) unread.push(word);
    else codes.push(digits.padStart(5, "0"));
  }
  return { codes: [...new Set(codes)], unread: [...new Set(unread)] };
}

import { allZipCodesId } from "@quotehaven/contract/rules";
import type { ZipCode } from "@quotehaven/contract/wire";

/** An agent's preferred ZIP codes: all of them, or the specific ones. */
export type ZipSelection = {
  all: boolean;
  /** What is chosen; while `all` is on, what comes back when it is taken off. */
  specific: readonly ZipCode[];
};

/** The synthetic option that means every ZIP code. */
export function allOption(label: string): ZipCode {
  return { id: allZipCodesId, code: label };
}

/** The selection a profile loads with: All is preselected when the flag is set (AGD-4). */
export function zipSelectionOf(profile: {
  hasAllZipCodes: boolean;
  zipCodes: readonly ZipCode[];
}): ZipSelection {
  return { all: profile.hasAllZipCodes, specific: profile.zipCodes };
}

/** The options shown as chosen: All alone, or the specific ones. */
export function shownZips(selection: ZipSelection, label: string): readonly ZipCode[] {
  return selection.all ? [allOption(label)] : selection.specific;
}

/**
 * The selection after the person changed what is chosen (specification 4.11). Choosing All
 * replaces and remembers the specific codes; taking All off brings them back. A code chosen while
 * All is on changes nothing: All already holds it.
 */
export function chooseZips(selection: ZipSelection, chosen: readonly ZipCode[]): ZipSelection {
  const choosesAll = chosen.some((zip) => zip.id === allZipCodesId);
  if (selection.all) return choosesAll ? selection : { all: false, specific: selection.specific };
  if (choosesAll) return { all: true, specific: selection.specific };
  return { all: false, specific: chosen };
}

/** Whether two lists hold the same ZIP codes, in any order. */
export function sameZips(some: readonly ZipCode[], others: readonly ZipCode[]): boolean {
  const ids = new Set(some.map((zip) => zip.id));
  return (
    ids.size === new Set(others.map((zip) => zip.id)).size && others.every((zip) => ids.has(zip.id))
  );
}

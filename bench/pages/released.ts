import { fetchedAgain, isOf } from "./fetchedAgain";
import type { Visit } from "./visitPage";

/** The remote that is released anew. */
export const releasedRemote = "payment";

/** A visit after one before a release. */
export type Again = Visit & { before: Visit };

/** Visits of a screen after a release of `releasedRemote`, ours and those of webpack's app. */
export type Released = { screen: string; remotes: Again[]; webpack: Again[] };

/** Files of other apps than the released one that a visit of ours fetched once more. */
export function strangeFiles({ remotes }: Released): string[] {
  return remotes.flatMap((again) =>
    fetchedAgain(again.before.fetched, again.fetched).filter(
      (address) => !isOf(releasedRemote, address),
    ),
  );
}

/** The files that differ from what another branch has; the upstream, unless told otherwise. */
export function changedFiles(branch?: string): string[];

/** Of changed files, what each step of the tests has to look at. */
export function concernedBy(files: readonly string[]): {
  code: string[];
  formatted: readonly string[];
  journeys: "all" | string[];
};

/** Of changed files, what each step of the tests has to look at. */
export function concernedBy(files: readonly string[]): {
  code: string[];
  formatted: readonly string[];
  journeys: string[];
};

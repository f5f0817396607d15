/** Something that went wrong and that no person could be told better: kept for the developer. */
export type ReportedProblem = { error: unknown; where: string; at: Date };

const kept: ReportedProblem[] = [];
const MOST_KEPT = 50;

/**
 * Records a problem that must not stop the page: it goes to the browser's
 * console and stays readable in {@link reportedProblems}. The newest 50 are kept.
 */
export function reportProblem(error: unknown, where: string): void {
  kept.push({ error, where, at: new Date() });
  if (kept.length > MOST_KEPT) kept.shift();
  // The console is where a developer looks first, and a monitoring script listens.
  // eslint-disable-next-line no-console
  console.error(`Problem in ${where}:`, error);
}

/** The problems reported since the page was opened, oldest first. */
export function reportedProblems(): readonly ReportedProblem[] {
  return kept;
}

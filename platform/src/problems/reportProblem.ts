/** Something that went wrong and that a person could do nothing about: kept for the developer. */
export type ReportedProblem = { error: unknown; where: string; at: Date };

const kept: ReportedProblem[] = [];
const MOST_KEPT = 50;

/** What an error says, and what caused it: some consoles print no more of an object than its kind. */
function inWords(error: unknown): string {
  if (error instanceof Error) {
    const own = `${error.name}: ${error.message}`;
    return error.cause === undefined ? own : `${own} (because of ${inWords(error.cause)})`;
  }
  if (typeof Event !== "undefined" && error instanceof Event) return `the event ${error.type}`;
  return typeof error === "object" ? JSON.stringify(error) : String(error);
}

/**
 * Records a problem that must not stop the page: it goes to the browser's
 * console and stays readable in {@link reportedProblems}. The newest 50 are kept.
 */
export function reportProblem(error: unknown, where: string): void {
  kept.push({ error, where, at: new Date() });
  if (kept.length > MOST_KEPT) kept.shift();
  // The console is where a developer looks first, and a monitoring script listens.
  // eslint-disable-next-line no-console
  console.error(`Problem in ${where}: ${inWords(error)}`, error);
}

/** The problems reported since the page was opened, oldest first. */
export function reportedProblems(): readonly ReportedProblem[] {
  return kept;
}

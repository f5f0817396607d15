/** What an error says, and what caused it: some consoles print no more of an object than its kind. */
function inWords(error: unknown): string {
  if (error instanceof Error) {
    const own = `${error.name}: ${error.message}`;
    return error.cause === undefined ? own : `${own} (because of ${inWords(error.cause)})`;
  }
  if (typeof Event !== "undefined" && error instanceof Event) return `the event ${error.type}`;
  return typeof error === "object" ? JSON.stringify(error) : String(error);
}

/** Records in the browser's console a problem that must not stop the page. */
export function reportProblem(error: unknown, where: string): void {
  // The console is where a developer looks first, and a monitoring script listens.
  // eslint-disable-next-line no-console
  console.error(`Problem in ${where}: ${inWords(error)}`, error);
}

import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Prints at the end what came of each attack: who saw what, what was refused where, and against whom it was filed. */
export default class AttackTable implements Reporter {
  private readonly rows = new Map<string, string[]>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const said = (type: string) =>
      annotations
        .filter((each) => each.type === type)
        .map(({ description }) => description)
        .join("; ") || "-";
    this.rows.set(test.id, [
      status === "passed" ? "ok" : status.toUpperCase(),
      test.title,
      said("seen"),
      said("refused"),
      said("filed"),
    ]);
  }

  onEnd(): void {
    const heads = ["", "Attack", "What a person saw", "Refused", "Filed"];
    for (const row of [heads, ...this.rows.values()]) {
      process.stdout.write(`| ${row.map((cell) => cell.replaceAll("\n", " ")).join(" | ")} |\n`);
    }
  }
}

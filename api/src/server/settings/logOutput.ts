import fs from "node:fs";

/**
 * Where log lines go: standard output, at once. What cannot be written there (its disk is full,
 * nobody reads it any more) is lost; no request waits for it. Once it works again the log says
 * how many lines are missing.
 */
export function logOutput(): { write(line: string): void } {
  let lost = 0;
  return {
    write(line) {
      const story = { level: 40, time: Date.now(), lost, msg: "log lines were lost" };
      // What is missing may have ended within a line.
      const bytes = Buffer.from(lost > 0 ? `\n${JSON.stringify(story)}\n${line}` : line);
      try {
        lost = fs.writeSync(1, bytes) === bytes.length ? 0 : lost + 1;
      } catch {
        lost += 1;
      }
    },
  };
}

import { readFileSync } from "node:fs";

let known: Set<string> | undefined;

const FEWEST_CHARACTERS = 4;

/**
 * Whether a password takes no list to guess: one to three characters over and over (`aaaaaaaaa`,
 * nine blanks), or a run of neighbours (`abcdefghi`, `987654321`).
 */
export function isGuessable(password: string): boolean {
  const points = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  if (new Set(points).size < FEWEST_CHARACTERS) return true;
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** Whether a password is among the 3,500 most common ones of more than 8 characters; upper and lower case are the same. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(
    readFileSync(new URL("commonPasswords.txt", import.meta.url), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#")),
  );
  return known.has(password.toLowerCase());
}

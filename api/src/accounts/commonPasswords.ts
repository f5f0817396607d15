import { readFileSync } from "node:fs";

let known: Set<string> | undefined;

/** Whether a password is among the 3,500 most common ones of more than 8 characters; upper and lower case are the same. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(
    readFileSync(new URL("commonPasswords.txt", import.meta.url), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#")),
  );
  return known.has(password.toLowerCase());
}

import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";

/** One change of one record; without a value the record is gone. */
export type Change = {
  collection: string;
  id: string;
  value?: unknown;
};

const isChange = (value: unknown): value is Change =>
  typeof value === "object" &&
  value !== null &&
  "collection" in value &&
  typeof value.collection === "string" &&
  "id" in value &&
  typeof value.id === "string";

function changesOfLine(line: string): Change[] {
  try {
    const parsed: unknown = JSON.parse(line);
    return Array.isArray(parsed) ? parsed.filter(isChange) : [];
  } catch {
    // The process was killed in the middle of this line, so nobody was promised that it was kept.
    return [];
  }
}

/**
 * An append-only file of JSON lines. Each line is one set of changes that belong together, so a
 * reader sees all of them or none. Written straight to the operating system: a killed process
 * loses nothing it acknowledged; a power cut may.
 */
export class Journal {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    mkdirSync(dirname(path), { recursive: true });
  }

  /** All changes in order; a torn line is passed over. */
  read(): Change[] {
    if (!existsSync(this.#path)) return [];
    return readFileSync(this.#path, "utf8").split("\n").filter(Boolean).flatMap(changesOfLine);
  }

  append(changes: readonly Change[]): void {
    appendFileSync(this.#path, `${JSON.stringify(changes)}\n`);
  }

  /** Replaces the file by these changes alone, atomically. */
  rewrite(changes: Iterable<Change>): void {
    const next = `${this.#path}.next`;
    let lines = "";
    for (const change of changes) lines += `${JSON.stringify([change])}\n`;
    writeFileSync(next, lines);
    renameSync(next, this.#path);
  }
}

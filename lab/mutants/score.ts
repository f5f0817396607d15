import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { MutantResult } from "@stryker-mutator/api/core";
import { accepted, type Accepted } from "./accepted";

/** What became of an area's mutants. */
export type Score = {
  /** All that count: without those that are accepted. */
  mutants: number;
  noticed: number;
  survivors: Survivor[];
  accepted: number;
  /** How many were put to the tests, of how many that could be made. */
  asked: number;
  made: number;
};

/** A change that no test noticed. */
export type Survivor = {
  place: string;
  line: string;
  change: string;
  /** Whether any test ran the code at all. */
  isCovered: boolean;
};

/**
 * Whether a mutant is in the sample of each fifth, tenth …; an area's mutants are numbered through
 * its files, so a sample is spread evenly, and the same until the code changes.
 */
export function isSampled({ id }: Pick<MutantResult, "id">, every: number): boolean {
  return Number(id) % every === 0;
}

/** Counts an area's mutants, or a sample of them; paths are relative to the working directory. */
export function scoreOf(made: readonly MutantResult[], every: number): Score {
  const results = made.filter((mutant) => isSampled(mutant, every));
  const noticed = results.filter(({ status }) => status === "Killed" || status === "Timeout");
  const unnoticed = results.filter(
    ({ status }) => status === "Survived" || status === "NoCoverage",
  );
  const counted = unnoticed.filter((mutant) => !acceptanceOf(mutant));
  return {
    mutants: noticed.length + counted.length,
    noticed: noticed.length,
    survivors: counted.map(survivorOf),
    accepted: unnoticed.length - counted.length,
    asked: results.length,
    made: made.length,
  };
}

/** The share of mutants that a test noticed, in percent. */
export function percentOf({ mutants, noticed }: Pick<Score, "mutants" | "noticed">): number {
  return mutants === 0 ? 100 : (100 * noticed) / mutants;
}

function acceptanceOf(mutant: MutantResult): Accepted | undefined {
  const line = lineOf(mutant);
  return accepted.find(
    (each) =>
      each.file === pathOf(mutant) &&
      each.line === line &&
      (each.becomes === undefined || each.becomes === mutant.replacement),
  );
}

function survivorOf(mutant: MutantResult): Survivor {
  const { location, mutatorName, replacement = "", status } = mutant;
  return {
    place: `${pathOf(mutant)}:${location.start.line}`,
    line: lineOf(mutant),
    change: `${mutatorName}: ${replacement.replace(/\s+/g, " ")}`,
    isCovered: status === "Survived",
  };
}

function lineOf({ fileName, location }: MutantResult): string {
  const lines = readFileSync(fileName, "utf8").split("\n");
  return lines[location.start.line - 1]?.trim() ?? "";
}

const pathOf = ({ fileName }: MutantResult) =>
  relative(process.cwd(), fileName).replaceAll("\\", "/");

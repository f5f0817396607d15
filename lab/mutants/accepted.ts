/** Mutants that may live: what they change is nothing that a test should hold. */
export type Accepted = {
  file: string;
  /** The line of code, without its indentation. */
  line: string;
  /** What the mutant makes of the part that it changes; any mutant of the line where left out. */
  becomes?: string;
  reason: string;
};

export const accepted: readonly Accepted[] = [];

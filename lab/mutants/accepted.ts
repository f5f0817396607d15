/** Mutants that may live: what they change is nothing that a test should hold. */
export type Accepted = {
  file: string;
  /** The line of code, without its indentation. */
  line: string;
  /** What the mutant makes of the part that it changes; any mutant of the line where left out. */
  becomes?: string;
  reason: string;
};

const nothingIsEarlier = "null is not before any text, with or without the question";
const machineInUtc = "differs only on a machine outside of UTC, and tests run inside of it";
const wholeTimestamp = "nothing before the end of a timestamp looks like a zone";
const secondLock = "the checks before and after it stop the same paths";

export const accepted: readonly Accepted[] = [
  {
    file: "contract/src/rules/dates.ts",
    line: "return iso !== null && iso < utcDay(today);",
    becomes: "true",
    reason: nothingIsEarlier,
  },
  {
    file: "contract/src/rules/dates.ts",
    line: "const hasZone = /(?:z|[+-]\\d{2}:?\\d{2})$/i.test(timestamp);",
    becomes: "/(?:z|[+-]\\d{2}:?\\d{2})/i",
    reason: wholeTimestamp,
  },
  {
    file: "contract/src/rules/dates.ts",
    line: 'const hasTime = timestamp.includes(":");',
    reason: machineInUtc,
  },
  {
    file: "contract/src/rules/dates.ts",
    line: 'const moment = new Date(hasZone || !hasTime ? timestamp : `${timestamp.replace(" ", "T")}Z`);',
    reason: machineInUtc,
  },
  {
    file: "contract/src/rules/rememberedPath.ts",
    line: 'if (url.origin !== "http://site.invalid") return false;',
    reason: secondLock,
  },
  {
    file: "contract/src/rules/rememberedPath.ts",
    line: 'if (pathname.startsWith("//") || pathname.includes("\\")) return false;',
    reason: secondLock,
  },
  {
    file: "contract/src/rules/prefill.ts",
    line: 'return stateAnswer(question, profile.state ?? "");',
    reason: "no state has either code",
  },
];

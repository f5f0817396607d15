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

const noSuchId = "a text is the id of no question and of no option";
const noAnswerAnyway = "what is no answer is kept by none of the branches below";
const ownNameHasValue =
  "a name that is there has a value; only the type of an index says otherwise";

const askedOnlyThen = "what is asked only then has no answer otherwise";
const refusalUnread = "a release that cannot be read is run by nobody, whatever is wrong with it";

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
  ...[
    "questions: new Set(everyOption.flatMap((option) => option.showsQuestions ?? [])),",
    "answers: new Set(everyOption.flatMap((option) => option.showsOptions ?? [])),",
    "const shows = new Set(rules.flatMap((option) => option.showsQuestions ?? []));",
    "const hides = new Set(rules.flatMap((option) => option.hidesQuestions ?? []));",
    "const showsAnswers = new Set(rules.flatMap((option) => option.showsOptions ?? []));",
    "const hidesAnswers = new Set(rules.flatMap((option) => option.hidesOptions ?? []));",
  ].map((line) => ({
    file: "contract/src/rules/visibility.ts",
    line,
    becomes: '["Stryker was here"]',
    reason: noSuchId,
  })),
  ...["false", "value === undefined && value === null"].map((becomes) => ({
    file: "contract/src/rules/visibility.ts",
    line: "if (value === undefined || value === null || !questionIds.has(question.id)) continue;",
    becomes,
    reason: noAnswerAnyway,
  })),
  {
    file: "contract/src/rules/visibility.ts",
    line: "} else if (chosen[0] !== undefined) {",
    becomes: "true",
    reason: "the next round leaves out an answer that is undefined",
  },
  {
    file: "contract/src/rules/profileRules.ts",
    line: "if (!field) return [];",
    reason: ownNameHasValue,
  },
  {
    file: "contract/src/rules/validators.ts",
    line: "const validators = Object.hasOwn(rules, name) ? (rules[name] ?? []) : [];",
    becomes: '["Stryker was here"]',
    reason: ownNameHasValue,
  },
  {
    file: "contract/src/rules/profileValues.ts",
    line: 'if (typeof value !== "string") return value;',
    becomes: "false",
    reason: "what is no text is of none of the kinds below",
  },
  {
    file: "contract/src/rules/sentAnswers.ts",
    line: 'if (content === null || content === "") return null;',
    becomes: "false",
    reason: "null reads as null without the question too",
  },
  ...[
    'const canary = record(value, "canary");',
    'return { ...parseRelease(canary), percent: number(canary.percent, "percent") };',
    'const release = record(value, "release");',
    'version: text(release.version, "version"),',
    'entry: text(release.entry, "entry"),',
    'container: text(release.container, "container"),',
    'contract: text(release.contract, "contract"),',
    'integrity: texts(release.integrity, "integrity"),',
  ].map((line) => ({
    file: "shell/src/federation/registry.ts",
    line,
    becomes: '""',
    reason: refusalUnread,
  })),
  {
    file: "shell/src/federation/registry.ts",
    line: 'const path = pathname.replace(/[?#].*$/, "").replace(/\\/+$/, "");',
    becomes: "/[?#].*/",
    reason: "nothing of an address is left behind what ends it",
  },
  {
    file: "shell/src/federation/overrides.ts",
    line: 'const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");',
    becomes: '""',
    reason: "an empty text is no JSON, and what is none means that nothing is tried out",
  },
  {
    file: "shell/src/federation/overrides.ts",
    line: 'if (typeof value !== "object" || value === null) return {};',
    reason: "what is no object holds no address either",
  },
  {
    file: "api/src/estimation/lifeCoverage.ts",
    line: "answers.choice(208) === runsTheHome && household.children > 0",
    reason: askedOnlyThen,
  },
  {
    file: "api/src/estimation/lifeCoverage.ts",
    line: "answers.choice(198) === supportsOthers ? money(200) * parameters.supportYears : 0;",
    becomes: "true",
    reason: askedOnlyThen,
  },
  {
    file: "api/src/estimation/autoCoverage.ts",
    line: "const equity = answers.choice(173) === ownsProperty ? Math.max(0, money(174) - money(175)) : 0;",
    becomes: "true",
    reason: askedOnlyThen,
  },
  {
    file: "api/src/payments/returnFee.ts",
    line: 'log.info({ paymentId, feeReturnId }, "a fee was returned");',
    reason: "the words of a log",
  },
  {
    file: "api/src/payments/readStripeEvent.ts",
    line: 'if (secret === null || secret === "") return null;',
    becomes: "false",
    reason:
      "Stripe's own check refuses to work without a secret, and what it throws means the same",
  },
];

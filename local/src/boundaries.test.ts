import { resolve } from "node:path";
import { ESLint } from "eslint";

const eslint = new ESLint({
  cwd: resolve(import.meta.dirname, "..", ".."),
  ruleFilter: ({ ruleId }) => ruleId === "quotehaven/boundaries",
});

async function complaints(filePath: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ message }) => message);
}

const direction = /may import only/;
const exportsOnly = /by its exports only/;
const shellOnly = /Only the shell/;
const brandOnly = /may import @quotehaven\/shared-ui\/brand\.json only/;
const cycle = /must not import in a cycle/;
const fileCycle = /Files must not import in a cycle/;
const meeting = /shared folder only/;

it.each([
  ["local/bin/x.mjs", 'import { x } from "@quotehaven/shell";', direction],
  ["release/src/x.ts", 'import { x } from "../../kit/build/sources.mjs";', direction],
  ["remote-agent/src/x.ts", 'import x from "../../remote-payment/package.json";', direction],
  ["shell/src/x.ts", 'await import("@quotehaven/api");', direction],
  ["shell/src/x.ts", 'await import("../../remote-payment/src/remote");', direction],
  ["shell/src/x.ts", "await import(`../../remote-agent/src/${name}`);", direction],
  ["api/src/x.ts", 'export * from "@quotehaven/platform";', direction],
  ["api/src/x.ts", 'export type X = import("@quotehaven/platform").X;', direction],
  ["api/src/x.ts", 'import { theme } from "@quotehaven/shared-ui";', brandOnly],
  ["shell/src/x.ts", 'import { x } from "../../kit/build/index.mjs";', exportsOnly],
  ["shell/src/x.ts", 'import { x } from "@quotehaven/platform/src/index";', exportsOnly],
  ["remote-agent/src/x.ts", 'import { x } from "@quotehaven/platform/shell";', shellOnly],
  ["contract/src/rules/x.ts", 'import type { X } from "../wire";', cycle],
  ["sandbox/src/store/x.ts", 'import { x } from "../mailbox/mail";', cycle],
  ["api/src/quotes/x.ts", 'import "../features/quotes/quotes";', cycle],
  ["api/src/database/transaction.ts", 'import { x } from "./pgliteDatabase";', fileCycle],
  ["api/src/database/transaction.ts", 'await import("./index");', fileCycle],
  ["remote-agent/src/features/leads/x.ts", 'import "../quoteLead/quoteApi";', meeting],
  ["api/src/features/notifications/x.ts", 'import "../payment/payment";', meeting],
])("%s must not say %s", async (file, code, why) => {
  expect(await complaints(file, code)).toEqual([expect.stringMatching(why)]);
});

it.each([
  ["shell/src/x.ts", 'import { x } from "@quotehaven/kit/webpack";'],
  ["shell/src/x.ts", 'import { x } from "@quotehaven/platform/shell";'],
  ["shell/src/x.ts", 'await import("./release/x");'],
  ["local/src/x.ts", 'import { x } from "../../package.json";'],
  ["api/src/database/transaction.ts", 'import type { X } from "./pgliteDatabase";'],
  ["contract/src/wire/x.ts", 'import type { X } from "../rules";'],
  ["api/src/features/quotes/x.ts", 'import "../../quotes/quotePrices";'],
  ["remote-agent/src/features/leads/x.test.ts", 'import "../quoteLead/quoteApi";'],
])("%s may say %s", async (file, code) => {
  expect(await complaints(file, code)).toEqual([]);
});

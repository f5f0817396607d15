import { resolve } from "node:path";
import { ESLint } from "eslint";

const eslint = new ESLint({
  cwd: resolve(import.meta.dirname, "..", ".."),
  ruleFilter: ({ ruleId }) => /^(kit|quotehaven|regexp)\/|^no-restricted-imports$/.test(ruleId),
});

/** What the rules of ours, those of every remote, and those of regular expressions say about a file. */
async function complaints(filePath: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

const direction = /may import only/;
const exportsOnly = /by its exports only/;
const shellOnly = /Only the shell/;
const brandOnly = /may import @quotehaven\/shared-ui\/brand\.json only/;
const cycle = /must not import in a cycle/;
const fileCycle = /Files must not import in a cycle/;
const story = /In the API's story/;
const meeting = /shared folder only/;
const backtracking = /no-super-linear-backtracking/;
const notGiven = /The shell gives of it only Link, /;
const move = /no-super-linear-move/;
const lostText = /text-alone/;
const typed = "type Props = { name: string; more: ReactNode }; function X({ name, more }: Props)";

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
  ["api/src/leads/lists/x.ts", 'import "../../quotes/quotes";', story],
  ["api/src/outbox/x.ts", 'import type { X } from "../notices/deliverMail";', story],
  ["api/src/quotes/x.ts", 'import "../app";', story],
  ["api/src/fresh/x.ts", 'import "../database";', /where fresh stands/],
  ["api/src/database/transaction.ts", 'import { x } from "./pgliteDatabase";', fileCycle],
  ["api/src/database/transaction.ts", 'await import("./index");', fileCycle],
  ["remote-agent/src/features/leads/x.ts", 'import "../quoteLead/quoteApi";', meeting],
  ["contract/src/rules/x.ts", "const name = reply.usr_firstname;", /usr_firstname/],
  ["api/src/quotes/choosing/quotes.ts", "const { qot_monthly } = body;", /qot_monthly/],
  ["api/src/quotes/choosing/quotes.ts", "sql`select aps_id from x`;", /aps_id/],
  ["platform/src/http/x.ts", 'read("ntp_name");', /ntp_name/],
  ["remote-agent/src/x.tsx", "// The ins_id of a lead.", /ins_id/],
  ["shell/src/x.ts", "type X = { zip_id: number };", /zip_id/],
  ["a-new-package/src/x.ts", "const x = { inc_name };", /inc_name/],
  ["contract/src/contact/x.ts", String.raw`/^(?:[a-z-]+-?)+$/.test(text);`, backtracking],
  ["api/src/x.test.ts", String.raw`/^(.*)x(.*)x$/.test(text);`, backtracking],
  ["remote-agent/src/x.tsx", String.raw`text.replace(/\/+$/, "");`, move],
  ["api/src/x.ts", String.raw`text.replace(/\s+(?:county|parish)$/, "");`, move],
  ["shell/src/x.tsx", "<p>Hello {isNew && <b>you</b>}</p>;", lostText],
  ["shell/src/x.tsx", '<p><Icon /> {t("saved")}</p>;', lostText],
  ["shell/src/x.tsx", '<p>{isOld ? "old" : <b>new</b>}<i /></p>;', lostText],
  ["shell/src/x.tsx", "<p><i /> {isOld && <b>old</b>}</p>;", lostText],
  ["shell/src/x.tsx", "<p>{list.map(row)}{`${count} left`}</p>;", lostText],
  ["shell/src/x.tsx", 'const words = t("saved"); x = <p><i />{words}</p>;', lostText],
  ["remote-agent/src/x.tsx", `${typed} { return <p>{name}<i /></p>; }`, lostText],
  ["remote-agent/src/x.tsx", 'function X() { return t("saved"); }', lostText],
  ["remote-agent/src/x.tsx", '<>{t("saved")}</>;', lostText],
  ["remote-agent/src/x.ts", 'import { generatePath } from "react-router-dom";', notGiven],
  ["shared-features/src/x.ts", 'export { useMatch } from "react-router-dom";', notGiven],
  ["remote-agent/src/x.ts", 'import * as router from "react-router-dom";', notGiven],
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
  ["api/src/quotes/choosing/x.ts", 'import "../../leads/quotePrices";'],
  ["api/src/quotes/choosing/x.ts", 'import type { Deps } from "../../deps";'],
  ["api/src/leads/x.test.ts", 'import "../quotes/quotes";'],
  ["remote-agent/src/features/leads/x.test.ts", 'import "../quoteLead/quoteApi";'],
  ["contract/src/schemas/x.ts", "const x = { usr_firstname: 1 };"],
  ["contract/src/wire/x.ts", 'const x = { id: "aps_id" };'],
  ["contract/src/profiles/x.ts", 'const x = { wire: "usr_city" };'],
  ["api/src/quotes/quotes.test.ts", "const x = reply.qot_id;"],
  ["remote-payment/src/features/payment/paymentFixtures.ts", "const x = { inc_name: 1 };"],
  ["e2e/seed.ts", "const x = reply.aps_id;"],
  ["api/src/leads/x.ts", "sql`select zip_id from zip_codes`;"],
  ["contract/src/rules/x.ts", String.raw`/^\w+(?:[.-]\w+)*@\w+$/.test(text);`],
  ["api/src/x.ts", String.raw`text.replace(/(?<!\/)\/+$/, "");`],
  ["e2e/faults/x.ts", String.raw`text.replace(/\/+$/, "");`],
  ["shell/src/x.tsx", '<p><Icon /> <span>{t("saved")}</span></p>;'],
  ["shell/src/x.tsx", "<p>{`${price} a month`}</p>;"],
  ["shell/src/x.tsx", 'const x = <p>{isOld ? "old" : <b>new</b>}</p>;'],
  ["remote-agent/src/x.tsx", `${typed} { return <p>{more}<i>{name}</i></p>; }`],
  ["remote-agent/src/x.ts", 'import { Link, type Location } from "react-router-dom";'],
  ["remote-agent/src/x.test.ts", 'import { MemoryRouter } from "react-router-dom";'],
  ["shell/src/x.ts", 'import { generatePath } from "react-router-dom";'],
])("%s may say %s", async (file, code) => {
  expect(await complaints(file, code)).toEqual([]);
});

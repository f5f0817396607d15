import { resolve } from "node:path";
import { ESLint } from "eslint";

const eslint = new ESLint({
  cwd: resolve(import.meta.dirname, "..", ".."),
  ruleFilter: ({ ruleId }) => ruleId === "quotehaven/our-words",
});

async function complaints(filePath: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ message }) => message.split(" ")[0]);
}

it.each([
  ["contract/src/rules/x.ts", "const name = reply.usr_firstname;", "usr_firstname"],
  ["api/src/features/quotes/quotes.ts", "const { qot_monthly } = body;", "qot_monthly"],
  ["api/src/features/quotes/quotes.ts", "sql`select aps_id from x`;", "aps_id"],
  ["platform/src/http/x.ts", 'read("ntp_name");', "ntp_name"],
  ["remote-agent/src/x.tsx", "// The ins_id of a lead.", "ins_id"],
  ["shell/src/x.ts", "type X = { zip_id: number };", "zip_id"],
  ["a-new-package/src/x.ts", "const x = { inc_name };", "inc_name"],
])("%s must not say %s", async (file, code, name) => {
  expect(await complaints(file, code)).toEqual([name]);
});

it.each([
  ["contract/src/schemas/x.ts", "const x = { usr_firstname: 1 };"],
  ["contract/src/wire/x.ts", 'const x = { id: "aps_id" };'],
  ["contract/src/profiles/x.ts", 'const x = { wire: "usr_city" };'],
  ["api/src/features/quotes/quotes.test.ts", "const x = reply.qot_id;"],
  ["remote-payment/src/features/payment/paymentFixtures.ts", "const x = { inc_name: 1 };"],
  ["e2e/seed.ts", "const x = reply.aps_id;"],
  ["api/src/leads/x.ts", "sql`select zip_id from zip_codes`;"],
])("%s may say %s", async (file, code) => {
  expect(await complaints(file, code)).toEqual([]);
});

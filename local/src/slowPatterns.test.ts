import { resolve } from "node:path";
import { ESLint } from "eslint";

const eslint = new ESLint({
  cwd: resolve(import.meta.dirname, "..", ".."),
  ruleFilter: ({ ruleId }) => ruleId.startsWith("regexp/"),
});

async function rulesBroken(filePath: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ ruleId }) => ruleId);
}

const backtracking = "regexp/no-super-linear-backtracking";
const move = "regexp/no-super-linear-move";

it.each([
  ["contract/src/contact/x.ts", String.raw`/^(?:[a-z-]+-?)+$/.test(text);`, backtracking],
  ["api/src/x.test.ts", String.raw`/^(.*)x(.*)x$/.test(text);`, backtracking],
  ["remote-agent/src/x.tsx", String.raw`text.replace(/\/+$/, "");`, move],
  ["api/src/x.ts", String.raw`text.replace(/\s+(?:county|parish)$/, "");`, move],
])("%s must not have %s", async (file, code, rule) => {
  expect(await rulesBroken(file, code)).toEqual([rule]);
});

it.each([
  ["contract/src/rules/x.ts", String.raw`/^\w+(?:[.-]\w+)*@\w+$/.test(text);`],
  ["api/src/x.ts", String.raw`text.replace(/(?<!\/)\/+$/, "");`],
  ["e2e/faults/x.ts", String.raw`text.replace(/\/+$/, "");`],
])("%s may have %s", async (file, code) => {
  expect(await rulesBroken(file, code)).toEqual([]);
});

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Query } from "./Driver";

const require = createRequire(import.meta.url);
const library = require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js");

/** Testing Library, as an expression that makes it known to a page once. */
export const installLibrary = `(() => {
  if (!globalThis.TestingLibraryDom) { ${readFileSync(library, "utf8")} }
})()`;

/** Whether a page knows Testing Library already. */
export const hasLibrary = "Boolean(globalThis.TestingLibraryDom)";

/** A pattern as it is; words wherever they occur, in either case. */
function pattern(value: string | RegExp): string {
  if (value instanceof RegExp) return String(value);
  return `new RegExp(${JSON.stringify(value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))}, "i")`;
}

function allOf({ role, name, text, within }: Query): string {
  const scopes = within ? allOf(within) : "[document.body]";
  const found =
    role === undefined
      ? `queryAllByText(scope, ${pattern(text ?? "")})`
      : `queryAllByRole(scope, ${JSON.stringify(role)}, ${name === undefined ? "{}" : `{ name: ${pattern(name)} }`})`;
  return `(${scopes}).flatMap((scope) => TestingLibraryDom.${found})`;
}

/** The first element that matches and can be seen, as an expression for the page. */
export function queryExpression(query: Query): string {
  return `(${allOf(query)}).find((element) => !element.closest("[inert]")) ?? null`;
}

import { isTestFile } from "./folders.mjs";

/** Names of the wire: they end at contract's schemas, codecs and tables of a profile's fields. */
const wireName = /\b(?:usr|aps|qot|qpr|inc|ins|que|ans|qan|sec|ntf|ntp|zip)_[A-Za-z]\w*/g;
/** Tables and columns that the wire says alike: a query names them as the database does. */
const column = /^zip_(?:id|codes)$/;
const translates = /^contract\/src\/(?:schemas|wire|profiles)\//;
const speaksHttp = /^e2e\//;

/** The wire's names that a file must not say, each with its place; `path` is from the root. */
export function wireNamesOf(path, text) {
  if (translates.test(path) || speaksHttp.test(path) || isTestFile(path)) return [];
  const isColumn = (name) => path.startsWith("api/") && column.test(name);
  return [...text.matchAll(wireName)]
    .filter(([name]) => !isColumn(name))
    .map(({ 0: name, index }) => ({ name, index }));
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/**
 * What the sources of an app touch of what is everybody's, so that the release tool can hold it
 * against what its manifest says and what others do: the events of remotes that it says and hears,
 * its slices of the store, its calls in the query cache, the names that it takes from the shell.
 * Tests and comments do not count.
 *
 * @param {string[]} folders each with its code in `src`
 */
export function pointsInSources(folders) {
  const found = { says: [], hears: [], slices: [], endpoints: [], takes: [] };
  for (const file of folders.flatMap((folder) => sourcesIn(join(folder, "src")))) {
    const text = readFileSync(file, "utf8");
    if (touches.test(text)) visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest), found);
  }
  return Object.fromEntries(
    Object.entries(found).map(([what, names]) => [what, [...new Set(names)].sort()]),
  );
}

/** What has none of these words need not be parsed. */
const touches =
  /\bevents\b|\binjectSlice\b|\binjectEndpoints\b|"@quotehaven\/(?:platform|shared-ui)"/;

/** What every remote takes from the shell at run time. */
const shared = ["@quotehaven/platform", "@quotehaven/shared-ui"];

const endpointKinds = ["query", "mutation", "infiniteQuery"];

function sourcesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

function visit(node, found) {
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments;
    const what = first && kindOf(node.expression);
    const name = what === "slices" ? sliceName(first) : first;
    // The platform's own events and slices have no remote in their names.
    if (what && name && ts.isStringLiteral(name) && name.text.includes("/"))
      found[what].push(name.text);
  }
  if (ts.isPropertyAssignment(node) && isEndpoint(node.initializer)) {
    found.endpoints.push(node.name.text);
  }
  if (ts.isImportDeclaration(node) && shared.includes(node.moduleSpecifier.text)) {
    found.takes.push(...namesOf(node).map((name) => `${node.moduleSpecifier.text}#${name}`));
  }
  ts.forEachChild(node, (child) => visit(child, found));
}

/** What a call of this does, where it touches what is everybody's. */
function kindOf(called) {
  if (ts.isIdentifier(called)) return called.text === "createSlice" ? "slices" : undefined;
  if (!ts.isPropertyAccessExpression(called) || !ts.isIdentifier(called.expression)) return;
  if (called.expression.text !== "events") return;
  return { emit: "says", on: "hears" }[called.name.text];
}

/** The name in what `createSlice` is given. */
function sliceName(options) {
  if (!ts.isObjectLiteralExpression(options)) return;
  return options.properties.find(
    (each) => ts.isPropertyAssignment(each) && each.name.text === "name",
  )?.initializer;
}

/** The names that an import takes, as the package calls them; of a type or of a value. */
function namesOf({ importClause }) {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

/** A value such as `build.query(…)`. */
function isEndpoint(value) {
  if (!ts.isCallExpression(value) || !ts.isPropertyAccessExpression(value.expression)) return false;
  const { expression: builder, name } = value.expression;
  return ts.isIdentifier(builder) && endpointKinds.includes(name.text);
}

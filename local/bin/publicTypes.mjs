import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** The packages whose types others build against. */
export const typedPackages = ["contract", "shared-ui", "platform", "kit"];

const deepest = 5;
const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
const flags = NoTruncation | UseAliasDefinedOutsideCurrentScope;

/**
 * What each package gives to whoever imports it: `./forms Form(0).onSubmit` → its type in words, with
 * `?` in front where it may be left out. `(0)` is the first parameter of a function; the members of a
 * type of ours stand each for itself, those of other packages' types do not; behind `=>` stands what
 * a function gives. The contract's are followed by the calls of the API.
 *
 * @param {string} root the folder that holds the packages
 * @returns {Record<string, Record<string, string>>} by package
 */
export function publicTypes(root) {
  const doors = typedPackages.flatMap((name) => doorsOf(root, name));
  const { options } = ts.parseJsonConfigFileContent(
    JSON.parse(readFileSync(join(root, "kit", "tsconfig.json"), "utf8")),
    ts.sys,
    root,
  );
  const program = ts.createProgram(
    doors.map(({ file }) => file),
    { ...options, types: ["node"] },
  );
  const told = typedPackages.map((name) => {
    const own = doors.filter((door) => door.name === name);
    const known = new Map();
    const entries = own.flatMap((door) => exportsOf(program, root, door, known));
    if (name === "contract") entries.push(...callsOf(root));
    return [name, Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))];
  });
  return Object.fromEntries(told);
}

function doorsOf(root, name) {
  const { exports } = JSON.parse(readFileSync(join(root, name, "package.json"), "utf8"));
  return Object.entries(exports).flatMap(([door, target]) =>
    typeof target === "string" && /\.tsx?$/.test(target)
      ? [{ name, door, file: join(root, name, target) }]
      : [],
  );
}

/** `known`: what another door of the package gives already, which is not told twice. */
function exportsOf(program, root, { door, file }, known) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  const isOurs = (symbol) =>
    symbol?.declarations?.some((each) => {
      const { fileName } = each.getSourceFile();
      return fileName.startsWith(root) && !fileName.includes("node_modules");
    });
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const isValue = (target.flags & ts.SymbolFlags.Value) !== 0;
    const path = `${door} ${symbol.name}`;
    const already = known.get(target);
    if (already) return [[path, `as ${already}`]];
    known.set(target, path);
    // Of what is said over HTTP the types and the calls tell enough.
    if (isValue && ["./schemas", "./wire"].includes(door)) return [[path, "value"]];
    const type = isValue
      ? checker.getTypeOfSymbol(target)
      : checker.getDeclaredTypeOfSymbol(target);
    return describe(path, type, { checker, isOurs, seen: [] });
  });
}

/** A type by its members where it is ours, else in words. */
function describe(path, type, { checker, isOurs, seen }, sign = "") {
  if (seen.includes(type) || seen.length > deepest) return [[path, sign + inWords(type, checker)]];
  const inside = { checker, isOurs, seen: [...seen, type] };
  const [call] = type.getCallSignatures();
  if (call) {
    const given = call.parameters.flatMap((parameter, index) =>
      member(`${path}(${index})`, parameter, inside),
    );
    const result = describe(`${path}=>`, call.getReturnType(), inside);
    return [[path, `${sign}function`], ...given, ...result];
  }
  const members = type.isUnion() ? [] : type.getProperties().filter(isOurs);
  if (members.length === 0) return [[path, sign + inWords(type, checker)]];
  const own = members.flatMap((each) => member(`${path}.${each.name}`, each, inside));
  return [[path, `${sign}object`], ...own];
}

function member(path, symbol, inside) {
  const declaration = symbol.valueDeclaration;
  const isOptional =
    (symbol.flags & ts.SymbolFlags.Optional) !== 0 ||
    (declaration &&
      ts.isParameter(declaration) &&
      Boolean(declaration.questionToken ?? declaration.initializer));
  const type = inside.checker.getTypeOfSymbol(symbol);
  const given = isOptional ? inside.checker.getNonNullableType(type) : type;
  return describe(path, given, inside, isOptional ? "?" : "");
}

/**
 * Unions in an order of their own: the compiler's is that of what it met first. Texts bind nobody, and
 * a library is the same wherever it is installed.
 */
function inWords(type, checker) {
  const text = (each) =>
    checker
      .typeToString(each, undefined, flags)
      .replace(/KeysOf<[^<>]*>/g, "KeysOf<texts>")
      .replace(/(?<=import\(")[^"]*\/node_modules\//g, "");
  return type.isUnion() && !type.aliasSymbol ? type.types.map(text).sort().join(" | ") : text(type);
}

/** What the description of the API says of each call, in the same way: `(…)` is given, `=>` is answered. */
function callsOf(root) {
  const calls = JSON.parse(readFileSync(join(root, "contract", "src", "api.json"), "utf8"));
  return Object.entries(calls).flatMap(([call, { parameters, body, reply }]) => [
    [call, "call"],
    ...parameters.flatMap(({ name, schema, required }) =>
      schemaEntries(`${call}(${name})`, schema, required ? "" : "?"),
    ),
    ...(body ? schemaEntries(`${call}(body)`, body) : []),
    ...(reply ? schemaEntries(`${call}=>`, reply) : []),
  ]);
}

function schemaEntries(path, schema, sign = "") {
  const { type, properties, required = [], items, anyOf } = schema;
  if (type === "object" && properties) {
    const members = Object.entries(properties).flatMap(([name, each]) =>
      schemaEntries(`${path}.${name}`, each, required.includes(name) ? "" : "?"),
    );
    return [[path, `${sign}object`], ...members];
  }
  if (type === "array" && items) {
    return [[path, `${sign}array`], ...schemaEntries(`${path}[]`, items)];
  }
  const kinds = (anyOf ?? [schema]).map((each) => JSON.stringify(each)).sort();
  return [[path, sign + kinds.join(" | ")]];
}

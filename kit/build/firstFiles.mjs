import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";

/**
 * What each route of an app shows and asks for first, read from its `src/routes.tsx`: route prefix →
 * path below it → the lazily imported source files, and the calls of the API, those of the routes
 * around it first.
 *
 * A route names its files by itself: they are the `import()` calls in it. Its calls are the
 * addresses in its `handle: { firstCalls: […] }`. What follows a parameter (`leads/:id`) counts for
 * the path before that, and a `<Navigate to>` for what it leads to.
 *
 * @param {string} dir the app's folder
 * @returns {Record<string, Record<string, { files: string[], calls: string[], leadsTo?: string }>>}
 */
export function firstScreensOf(dir) {
  const file = join(dir, "src/routes.tsx");
  if (!existsSync(file)) return {};
  const source = ts.createSourceFile(
    file,
    readFileSync(file, "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const routes = routesIn(source);
  if (!routes) throw new Error(`${file} exports no object named "routes".`);
  return Object.fromEntries(
    routes.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => {
      const prefix = name.text;
      const screens = screensIn(initializer, {
        dir,
        file,
        path: "/",
        around: { files: [], calls: [] },
      });
      return [prefix, pathsOf(screens, prefix)];
    }),
  );
}

/**
 * The routes of a manifest, each with its first files as `screens`, its first calls, and what paths
 * only lead on to.
 *
 * @throws where the manifest claims a prefix that `src/routes.tsx` has no routes for, or does not
 *   claim one that it has
 */
export function withFirstFiles(claimed, dir) {
  const screens = firstScreensOf(dir);
  const prefixes = claimed.map(({ prefix }) => prefix);
  const unclaimed = Object.keys(screens).filter((prefix) => !prefixes.includes(prefix));
  const empty = prefixes.filter((prefix) => !(prefix in screens));
  if (unclaimed.length + empty.length > 0) {
    throw new Error(
      `quotehaven.json and src/routes.tsx of ${dir} name different prefixes: ${[...unclaimed, ...empty].join(", ")}.`,
    );
  }
  return claimed.map((route) => {
    const own = Object.entries(screens[route.prefix]);
    const asking = own.filter(([, { calls }]) => calls.length > 0);
    const leading = own.filter(([, { leadsTo }]) => leadsTo !== undefined);
    return {
      ...route,
      screens: Object.fromEntries(own.map(([path, { files }]) => [path, files])),
      ...(asking.length > 0 && {
        firstCalls: Object.fromEntries(asking.map(([path, { calls }]) => [path, calls])),
      }),
      ...(leading.length > 0 && {
        leadsOn: Object.fromEntries(leading.map(([path, { leadsTo }]) => [path, leadsTo])),
      }),
    };
  });
}

/** The object that is exported as `routes`. */
function routesIn(source) {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (name.getText() === "routes" && initializer) return objectIn(initializer);
    }
  }
  return undefined;
}

const objectIn = (node) => {
  const bare = ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? node.expression : node;
  return ts.isObjectLiteralExpression(bare) ? bare : undefined;
};

const propertyOf = (object, name) =>
  object.properties.find((each) => ts.isPropertyAssignment(each) && each.name.getText() === name)
    ?.initializer;

/** Every screen and every redirect of a list of routes, with its path below the prefix. */
function screensIn(list, { dir, file, path, around }) {
  if (!ts.isArrayLiteralExpression(list)) return [];
  return list.elements.flatMap((element) => {
    const route = objectIn(element);
    if (!route) return [];
    const segment = propertyOf(route, "path")?.text ?? "";
    const own = joined(path, segment);
    const children = propertyOf(route, "children");
    const first = {
      files: [...around.files, ...importsIn(route, children).map(toSource(dir, file))],
      calls: [...new Set([...around.calls, ...callsIn(route)])],
    };
    if (children) return screensIn(children, { dir, file, path: own, around: first });
    return [{ path: own, first, leadsTo: redirectIn(route) }];
  });
}

/** The addresses in a route's `handle: { firstCalls: […] }`. */
function callsIn(route) {
  const handle = propertyOf(route, "handle");
  const own = handle && objectIn(handle);
  const calls = own && propertyOf(own, "firstCalls");
  if (!calls) return [];
  if (!ts.isArrayLiteralExpression(calls) || !calls.elements.every(ts.isStringLiteralLike)) {
    throw new Error("firstCalls is no list of texts, which a build could read.");
  }
  return calls.elements.map(({ text }) => text);
}

/** The specifiers of the `import()` calls in a route, those of its children left out. */
function importsIn(route, children) {
  const found = [];
  const visit = (node) => {
    if (node === children) return;
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      found.push(node.arguments[0].text);
    }
    ts.forEachChild(node, visit);
  };
  visit(route);
  return found;
}

const toSource = (dir, file) => (specifier) => {
  const path = resolve(dirname(file), specifier);
  const found = [path, `${path}.tsx`, `${path}.ts`].find(
    (each) => /\.tsx?$/.test(each) && existsSync(each),
  );
  if (!found) throw new Error(`${file} imports ${specifier}, which is not there.`);
  return relative(dir, found).replaceAll("\\", "/");
};

/** Where a route only leads on to: the `to` of its `<Navigate>`. */
function redirectIn(route) {
  const element = propertyOf(route, "element");
  if (!element || !ts.isJsxSelfClosingElement(element)) return undefined;
  if (element.tagName.getText() !== "Navigate") return undefined;
  const to = element.attributes.properties.find((each) => each.name?.getText() === "to");
  return to?.initializer?.text;
}

const joined = (path, segment) => `${path}/${segment}`.replace(/\/+/g, "/").replace(/(.)\/$/, "$1");

/** The path before the first parameter or wildcard. */
const fixedPart = (path) => path.replace(/\/[:*].*$/, "") || "/";

function pathsOf(screens, prefix) {
  const paths = new Map();
  for (const { path, first, leadsTo } of screens) {
    if (leadsTo === undefined && first.files.length > 0 && !paths.has(fixedPart(path))) {
      paths.set(fixedPart(path), first);
    }
  }
  for (const { path, leadsTo } of screens) {
    const target = leadsTo?.startsWith(prefix) && joined("/", leadsTo.slice(prefix.length));
    // Of `/list`, whose page is that of `/list/:id`, too, the files are those of `/list/:id`.
    if (target && paths.has(target)) {
      paths.set(path, { ...(paths.get(path) ?? paths.get(target)), leadsTo: target });
    }
  }
  return Object.fromEntries([...paths].sort(([a], [b]) => (a < b ? -1 : 1)));
}

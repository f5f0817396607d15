import { parseFragment, serialize, type DefaultTreeAdapterMap } from "parse5";
import { ReleaseError } from "./ReleaseError";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** Bytes of one language's markup, and of one page's rules. */
const MARKUP_LIMIT_BYTES = 60_000;
const RULES_LIMIT_BYTES = 40_000;

/** What a first paint consists of: texts, forms, links and drawings. Nothing that runs or loads a page. */
const elements = new Set(
  (
    "a abbr address article aside b br button circle cite code dd defs details div dl dt ellipse em " +
    "fieldset figcaption figure footer form g h1 h2 h3 h4 h5 h6 header hr i img input kbd label " +
    "legend li line linearGradient main mark mask nav ol optgroup option output p path pattern " +
    "polygon polyline progress rect section select small span stop strong sub summary sup svg " +
    "symbol table tbody td text textarea tfoot th thead time title tr tspan u ul use wbr"
  ).split(" "),
);

/** Attributes that hold an address. */
const addresses = new Set(["href", "src", "action", "formaction", "poster", "xlink:href"]);
const forbidden = new Set(["style", "srcdoc", "srcset", "ping", "is", "slot"]);

/** An address that may stand in a prerendered screen: of this site, of this build, or for mail and phone. */
const ownAddress = /^(#|\/(?![\\/])|mailto:|tel:)/;
const ASSET = "asset:";

/**
 * Refuses prerendered markup that is more than markup: with a script, a style of its own, an address
 * elsewhere, or more bytes than a first paint is worth.
 *
 * @param files what the build holds: all that `asset:` may name
 * @throws ReleaseError naming the file and what is wrong with it
 */
export function assertPlainMarkup(file: string, html: string, files: readonly string[]): void {
  assertSize(file, html, MARKUP_LIMIT_BYTES);
  for (const node of parseFragment(html).childNodes) assertPlainNode(file, node, files);
}

/**
 * Refuses rules that load something other than a file of the same build.
 *
 * @throws ReleaseError naming the file and what is wrong with it
 */
export function assertPlainRules(file: string, css: string, files: readonly string[]): void {
  assertSize(file, css, RULES_LIMIT_BYTES);
  const loads = css.replace(/url\("([\w.-]+)"\)/g, (all, name: string) =>
    files.includes(name) ? "" : all,
  );
  // A backslash can spell any of these in another way.
  const [found] = /url\(|image\(|image-set\(|src\(|@import|@namespace|<|\\/i.exec(loads) ?? [];
  if (found) throw new ReleaseError(`${file} must not hold ${found}: it is for rules alone.`);
}

/** The same markup, every element closed, with the addresses of the build's own files at `base`. */
export function markupInPage(html: string, base: string): string {
  return serialize(parseFragment(html)).replaceAll(`"${ASSET}`, `"${base}`);
}

/**
 * The same rules one by one, with the addresses of the build's own files at `base`. A page adds them
 * by the object model, which takes one at a time.
 */
export function rulesInPage(css: string, base: string): string[] {
  const rules: string[] = [];
  let [from, depth] = [0, 0];
  // A brace in a string is no brace.
  for (const { 0: found, index } of css.matchAll(/"[^"]*"|'[^']*'|[{}]/g)) {
    if (found === "{") depth += 1;
    else if (found === "}" && (depth -= 1) === 0) {
      rules.push(css.slice(from, index + 1).trim());
      from = index + 1;
    }
  }
  return rules.map((rule) => rule.replaceAll('url("', `url("${base}`));
}

function assertSize(file: string, text: string, limit: number): void {
  const bytes = Buffer.byteLength(text);
  if (bytes <= limit) return;
  throw new ReleaseError(`${file} has ${bytes} bytes; what is shown first may have ${limit}.`);
}

function assertPlainNode(file: string, node: Node, files: readonly string[]): void {
  if (node.nodeName === "#text") return;
  if (!("tagName" in node)) throw new ReleaseError(`${file} must not hold ${node.nodeName}.`);
  if (!elements.has(node.tagName)) {
    throw new ReleaseError(`${file} must not hold <${node.tagName}>: it is for markup alone.`);
  }
  assertPlainAttributes(file, node, files);
  for (const child of node.childNodes) assertPlainNode(file, child, files);
}

function assertPlainAttributes(file: string, element: Element, files: readonly string[]): void {
  for (const { name, prefix, value } of element.attrs) {
    const full = prefix ? `${prefix}:${name}` : name;
    if (/^on/.test(full) || forbidden.has(full) || /<|url\((?!#)/i.test(value)) {
      throw new ReleaseError(`${file} must not hold ${full}="${value}".`);
    }
    const asset = value.startsWith(ASSET) ? value.slice(ASSET.length) : null;
    const isOwn = asset === null ? ownAddress.test(value) : files.includes(asset);
    if (addresses.has(full) && !isOwn) {
      throw new ReleaseError(`${file} leads to ${value}, which is not of this site.`);
    }
  }
}

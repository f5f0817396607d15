import { createRequire } from "node:module";

// To know a style, jsdom asks its selector engine about every rule and parses every value that holds,
// anew for each element that a query by role looks at. Here rules are found by class and name, and
// elements for which the same declarations hold share what jsdom answered for one of them.
const internals = createRequire(createRequire(import.meta.url).resolve("jsdom"));
const { implForWrapper, wrapperForImpl } = internals("./jsdom/living/generated/utils.js");
const selectors = internals("./jsdom/living/helpers/selectors.js");
const defaultSheet = internals("rrweb-cssom").parse(
  internals("./jsdom/browser/default-stylesheet.js"),
);

const inheritedProperties = ["visibility", "pointer-events", "color", "caret-color"];
const shared = new Map();

/** Gives a window a `getComputedStyle` with the same answers, sooner. */
export function quickenStyles(window) {
  const slowly = window.getComputedStyle;
  let epoch;
  let styles;

  function styleOf(element) {
    const document = element._ownerDocument;
    // jsdom drops this, and the styles in it, with every change of the document.
    document._styleCache ??= new WeakMap();
    if (epoch !== document._styleCache) {
      epoch = document._styleCache;
      styles = new WeakMap();
    }
    if (!styles.has(element)) styles.set(element, sharedStyleOf(element));
    return styles.get(element);
  }

  function sharedStyleOf(element) {
    const parent = element.parentElement && styleOf(element.parentElement);
    const key = JSON.stringify([
      rulesFor(element).map(declarationsOf),
      element.getAttributeNS(null, "style"),
      parent && inheritedProperties.map((property) => parent.getPropertyValue(property)),
    ]);
    if (!shared.has(key)) shared.set(key, slowly(wrapperForImpl(element)));
    return shared.get(key);
  }

  window.getComputedStyle = (element, pseudoElement) => {
    const asked = implForWrapper(element);
    return asked && !pseudoElement ? styleOf(asked) : slowly(element, pseudoElement);
  };
}

const { matchesDontThrow } = selectors;

// Before it asks its engine, jsdom too sees at a glance what cannot match.
selectors.matchesDontThrow = (element, selector) => matches(selector, element, traitsOf(element));

/** The rules that hold for an element, in their order. */
function rulesFor(element) {
  const traits = traitsOf(element);
  const keys = ["", traits.name, ...traits.classes.map((one) => `.${one}`)];
  return [defaultSheet, ...element._ownerDocument.styleSheets._list].flatMap((sheet) => {
    const { byKey, placeOf } = indexOf(sheet);
    const found = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
    return [...found]
      .filter(({ selectorText }) => matches(selectorText, element, traits))
      .sort((one, other) => placeOf.get(one) - placeOf.get(other));
  });
}

const indexes = new WeakMap();

/** The rules of a sheet by what an element that they hold for must have: a class, a name, or nothing. */
function indexOf({ cssRules }) {
  const last = indexes.get(cssRules);
  const { rules } = last ?? {};
  if (rules?.length === cssRules.length && rules.every((rule, at) => rule === cssRules[at]))
    return last;
  const index = { rules: [...cssRules], byKey: new Map(), placeOf: new Map() };
  for (const rule of cssRules.flatMap(appliedOf)) {
    index.placeOf.set(rule, index.placeOf.size);
    for (const key of new Set(partsOf(rule.selectorText)?.map(keyOf) ?? [""]))
      index.byKey.set(key, [...(index.byKey.get(key) ?? []), rule]);
  }
  indexes.set(cssRules, index);
  return index;
}

/** What jsdom applies of a rule: of media it knows the screen. */
function appliedOf(rule) {
  if (!rule.media) return rule.selectorText === undefined ? [] : [rule];
  return Array.from(rule.media).includes("screen") ? rule.cssRules.flatMap(appliedOf) : [];
}

const keyOf = ({ name, classes }) => (classes.length > 0 ? `.${classes[0]}` : name);

const numbers = new Map();
const knownDeclarations = new WeakMap();

/** A number for the declarations of a rule, the same for the same ones of any page. */
function declarationsOf(rule) {
  if (!knownDeclarations.has(rule)) {
    const { cssText } = rule.style;
    if (!numbers.has(cssText)) numbers.set(cssText, numbers.size);
    knownDeclarations.set(rule, numbers.get(cssText));
  }
  return knownDeclarations.get(rule);
}

const traitsOf = (element) => ({
  name: element.localName.toLowerCase(),
  classes: (element.getAttributeNS(null, "class") ?? "").split(/\s+/),
});

function matches(selector, element, traits) {
  const parts = partsOf(selector);
  if (parts && !parts.some((part) => hasPart(traits, part))) return false;
  return isOnlyParts.test(selector) || matchesDontThrow(element, selector);
}

/** One name or some classes, or both: nothing else is asked of an element. */
const isOnlyParts = /^[\w-]*(\.[\w-]+)*$/;

const hasPart = (traits, { name, classes }) =>
  (name === "" || name === traits.name) && classes.every((one) => traits.classes.includes(one));

const knownParts = new Map();

/** What the matched element itself must be, for each selector of a list; undefined where unsure. */
function partsOf(selector) {
  if (!knownParts.has(selector)) knownParts.set(selector, lastPartsOf(String(selector)));
  return knownParts.get(selector);
}

function lastPartsOf(selector) {
  let plain = selector.replace(/"[^"\\]*"/g, "");
  if (/["'\\|]/.test(plain)) return undefined;
  plain = plain.replace(/\[[^\]]*\]/g, "");
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, "");
  return plain.split(",").map((one) => {
    const [last] = /[^\s>+~]*$/.exec(one.trim());
    const [name, ...classes] = last
      .replace(/:.*$/, "")
      .replace(/#[^.]*/g, "")
      .split(".");
    return { name: name === "*" ? "" : name.toLowerCase(), classes };
  });
}

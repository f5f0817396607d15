import selectors from "jsdom/lib/jsdom/living/helpers/selectors.js";

// To know a style, jsdom asks its selector engine about every rule and element. Most rules name a
// class or element that the asked one is not: that is seen at a glance, and its answer is the same.
const { matchesDontThrow } = selectors;
const known = new Map();

selectors.matchesDontThrow = (element, selector) => {
  if (!known.has(selector)) known.set(selector, lastPartsOf(selector));
  const parts = known.get(selector);
  return (
    (!parts || parts.some((part) => mayBe(element, part))) && matchesDontThrow(element, selector)
  );
};

/** What the matched element itself must be, for each selector of a list; undefined where unsure. */
function lastPartsOf(selector) {
  let plain = String(selector).replace(/"[^"\\]*"/g, "");
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

function mayBe(element, { name, classes }) {
  if (name !== "" && element.localName.toLowerCase() !== name) return false;
  if (classes.length === 0) return true;
  const own = (element.getAttributeNS(null, "class") ?? "").split(/\s+/);
  return classes.every((one) => own.includes(one));
}

/** The file in which a build says what it is made of. */
export const BUILD_FILE = "quotehaven-build.json";

/** The id of the data block that holds the registry in every composed page. */
export const REGISTRY_ELEMENT = "quotehaven-registry";

/** The id of the data block that says what a page may show before any code is there. */
export const FIRST_PAINT_ELEMENT = "quotehaven-first-paint";

/** The id of the template that holds a page's prerendered markup in a language; the further ones of a page have a suffix. */
export const firstPaintTemplate = (language: string, suffix = "") =>
  `${FIRST_PAINT_ELEMENT}-${language}${suffix}`;

/** The id of the data block that says what a page asks of the API before any code is there. */
export const FIRST_CALLS_ELEMENT = "quotehaven-first-calls";

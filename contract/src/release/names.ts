/** The file in which a build says what it is made of. */
export const BUILD_FILE = "quotehaven-build.json";

/** The id of the data block that holds the registry in every composed page. */
export const REGISTRY_ELEMENT = "quotehaven-registry";

/** The id of the template with the markup of a prerendered page in another language than English. */
export const prerenderedTemplate = (language: string) => `prerendered-${language}`;

/** The file in which a build says what it is made of. */
export const BUILD_FILE = "quotehaven-build.json";

/** The id of the data block that holds the registry in every composed page. */
export const REGISTRY_ELEMENT = "quotehaven-registry";

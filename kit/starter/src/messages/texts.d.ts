import type english from "./en.json";

declare module "i18next" {
  // Only an interface can be added to.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface ResourceNamespaceMap {
    // prettier-ignore
    "__name__": typeof english;
  }
}

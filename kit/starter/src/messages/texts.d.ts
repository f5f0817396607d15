import type english from "./en.json";

declare global {
  // Only an interface can be added to.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface PackageTexts {
    // prettier-ignore
    "__name__": typeof english;
  }
}

import type english from "./en.json";

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface PackageTexts {
    operations: typeof english;
  }
}

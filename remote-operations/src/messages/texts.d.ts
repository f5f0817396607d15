import type english from "./en.json";

declare module "i18next" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface ResourceNamespaceMap {
    operations: typeof english;
  }
}

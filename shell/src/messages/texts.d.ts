import type federation from "../federation/messages/en.json";
import type english from "./en.json";

declare module "i18next" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface ResourceNamespaceMap {
    shell: typeof english & typeof federation;
  }
}

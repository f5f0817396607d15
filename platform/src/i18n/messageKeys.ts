import type errors from "@quotehaven/contract/errors/en";
import type { ParseKeys } from "i18next";
import type english from "../messages/en.json";

declare global {
  /**
   * The English texts of each package by its name. A package adds its own in `src/messages/texts.d.ts`,
   * and from then on `useTranslation` of its name takes these keys.
   */
  // Only an interface can be added to.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface PackageTexts {
    platform: typeof english & { errors: typeof errors };
  }
}

declare module "i18next" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface CustomTypeOptions {
    defaultNS: "platform";
    resources: PackageTexts;
  }
}

/**
 * A key that the code of a package may use: one of its own texts or of the shared ones. i18next reads
 * them from the messages themselves, plurals and nested groups included. Without a package: of any.
 */
export type MessageKey<Package extends keyof PackageTexts = keyof PackageTexts> = {
  [Each in Package | "platform"]: ParseKeys<Each>;
}[Package | "platform"];

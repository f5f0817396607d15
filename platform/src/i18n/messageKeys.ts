import type errors from "@quotehaven/contract/errors/en";
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

/** The forms of a text for one and for more are one key. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${"one" | "other"}`
  ? Base
  : Key;

/** The dotted keys of texts in groups. */
type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];

/**
 * A key that the code of a package may use: one of its own texts or of the shared ones, read from
 * the messages themselves. Without a package: of any.
 */
export type MessageKey<Package extends keyof PackageTexts = keyof PackageTexts> = {
  [Each in Package | "platform"]: KeysOf<PackageTexts[Each]>;
}[Package | "platform"];

import { join } from "node:path";
import type { Translate } from "@quotehaven/platform";
import { problemsOfMessages } from "@quotehaven/platform/testing/messages";
import english from "./en.json" with { type: "json" };
import spanish from "./es.json" with { type: "json" };

it("has a text for every key, in both languages, with the same places to fill in", () => {
  const source = join(import.meta.dirname, "..");
  expect(problemsOfMessages({ source, english, spanish })).toEqual({
    untranslated: [],
    otherPlaces: [],
    empty: [],
    missing: [],
  });
});

it("has a text for its own keys and the shared ones, and for no key of another package", () => {
  const t: Translate<"payment"> = (key) => key;
  const shared: Translate = (key) => key;
  expect([t("payment.title"), t("notifications.markAllRead")]).toHaveLength(2);
  // @ts-expect-error -- A text of the consumer's remote.
  t("common.homeName");
  // @ts-expect-error -- No text at all.
  t("payment.titel");
  // @ts-expect-error -- A text of this remote, asked for without its name.
  shared("payment.title");
});

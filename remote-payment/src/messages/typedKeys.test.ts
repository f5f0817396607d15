import type { ParseKeys } from "i18next";

it("has a text for its own keys and the shared ones, and for no key of another package", () => {
  const own = (key: ParseKeys<"payment">) => key;
  const shared = (key: ParseKeys) => key;
  expect([own("payment.title"), own("notifications.markAllRead")]).toHaveLength(2);
  // @ts-expect-error -- A text of the consumer's remote.
  own("common.homeName");
  // @ts-expect-error -- No text at all.
  own("payment.titel");
  // @ts-expect-error -- A text of this remote, asked for without its name.
  shared("payment.title");
});

import type { ConfigReply } from "@quotehaven/contract/schemas";
import { renderScreen } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };

const config: ConfigReply = {
  publicKey: "pk_test_1",
  cardScriptUrl: null,
  humanVerification: { kind: "altcha", siteKey: null },
};

/** Opens a screen for an agent who is signed in, with the provider's own script. */
export const openScreen = (
  shown: Parameters<typeof renderScreen>[0],
  path: string,
  replies: Record<string, unknown>,
) =>
  renderScreen(shown, {
    path,
    session: "agent",
    messages: { payment: english },
    replies: { "GET /config": config, ...replies },
  });

/** Puts the provider's script on the page; the loader takes a window.Stripe that is there. */
export function putProviderOnPage(start: () => object): void {
  Object.assign(window, { Stripe: Object.assign(start, { version: "endive" }) });
}

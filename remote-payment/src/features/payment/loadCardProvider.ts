import { withDeadline } from "@quotehaven/platform";
import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

/** How long the card provider's script may take. Its own loader has no deadline. */
const providerTimeoutMs = 12_000;

/** What loading needs to know; from GET /config. */
export type ProviderConfig = {
  publicKey: string;
  /** The language that the provider speaks to the person. */
  locale: "en" | "es";
  /** Address of a script to load first, where it is not the provider's own. */
  cardScriptUrl: string | null;
};

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("The card form could not be loaded."));
    };
    document.head.append(script);
  });
}

let loaded: { key: string; stripe: Stripe } | undefined;
let hung = false;

/**
 * A script that hangs never says so, and the package's loader waits for it for ever. Told that the
 * script failed, it puts a new one in its place.
 */
async function giveUpHungScript(): Promise<void> {
  for (const script of document.querySelectorAll('script[src^="https://js.stripe.com/"]')) {
    script.dispatchEvent(new Event("error"));
  }
  await new Promise((resolve) => setTimeout(resolve, 0));
}

/**
 * Loads the card provider's script and gives its object for our public key, in a language. A second
 * call gives the same one; after a failure it tries anew.
 *
 * @throws when the script cannot be had in time
 */
export async function loadCardProvider(
  { publicKey, locale, cardScriptUrl }: ProviderConfig,
  timeoutMs: number = providerTimeoutMs,
): Promise<Stripe> {
  const key = `${publicKey} ${locale}`;
  if (loaded?.key === key) return loaded.stripe;
  if (hung) await giveUpHungScript();
  const load = async () => {
    // The package's loader takes a window.Stripe that is already there.
    if (cardScriptUrl && !("Stripe" in window)) await loadScript(cardScriptUrl);
    return loadStripe(publicKey, { locale });
  };
  const stripe = await withDeadline(load(), timeoutMs, () => {
    hung = true;
    return new Error("The card form took too long to load.");
  });
  hung = false;
  if (!stripe) throw new Error("The card form could not be loaded.");
  loaded = { key, stripe };
  return stripe;
}

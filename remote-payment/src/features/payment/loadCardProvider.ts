import { withDeadline } from "@quotehaven/platform";
import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

/** How long the card provider's script may take. */
const providerTimeoutMs = 12_000;

/** What loading needs to know; from GET /config. */
type ProviderConfig = {
  publicKey: string;
  /** The language that the provider speaks to the person. */
  locale: "en" | "es";
  /** Address of a script to load first, where it is not the provider's own. */
  cardScriptUrl: string | null;
};

/** The script that `@stripe/stripe-js` of this version goes with; another one is warned about in the console. */
const providerScriptUrl = "https://js.stripe.com/endive/stripe.js";

async function loadScript(address: string, timeoutMs: number): Promise<void> {
  const script = document.createElement("script");
  const loading = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("The card form could not be loaded."));
  });
  script.src = address;
  script.async = true;
  document.head.append(script);
  try {
    const tooLate = () => new Error("The card form took too long to load.");
    await withDeadline(loading, timeoutMs, tooLate);
  } catch (error) {
    script.remove();
    throw error;
  }
}

let loaded: { key: string; stripe: Stripe } | undefined;

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
  // The package's own loader waits for a hung script for ever. It takes a window.Stripe that is there.
  if (!("Stripe" in window)) await loadScript(cardScriptUrl ?? providerScriptUrl, timeoutMs);
  const stripe = await loadStripe(publicKey, { locale });
  if (!stripe) throw new Error("The card form could not be loaded.");
  loaded = { key, stripe };
  return stripe;
}

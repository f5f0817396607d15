import { readFileSync } from "node:fs";
import { resolve } from "node:path";

beforeAll(() => {
  const script = document.createElement("script");
  script.text = readFileSync(resolve(import.meta.dirname, "../../assets/stripe.js"), "utf8");
  // Written into the page it has no address, which is where its frames come from.
  const came = { src: "http://localhost:3001/stripe.js" };
  Object.defineProperty(document, "currentScript", { value: came, configurable: true });
  document.head.append(script);
  Reflect.deleteProperty(document, "currentScript");
});

it.each([
  ["es", undefined, "es"],
  ["es-419", undefined, "es"],
  ["en", "es", "es"],
  ["es", "en", "en"],
  ["auto", undefined, "en"],
  [undefined, undefined, "en"],
] as const)(
  "given %s, and %s for its elements, shows the card's form in %s",
  (locale, own, shown) => {
    const place = document.createElement("div");
    document.body.append(place);
    const elements = window.Stripe?.("pk_test_1", { locale }).elements({ locale: own });
    elements?.create("card").mount(place);
    const frame = place.querySelector("iframe");
    expect(new URL(frame?.src ?? "").searchParams.get("locale")).toBe(shown);
    expect(frame?.title).toMatch(shown === "es" ? /pago con tarjeta$/ : /payment input frame$/);
  },
);

it("says in the page's language that the card processor is out of reach", async () => {
  const browserFetch = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  const stripe = window.Stripe?.("pk_test_1", { locale: "es" });
  const reply = await stripe?.retrievePaymentIntent("pi_1_secret_1");
  globalThis.fetch = browserFetch;
  expect(reply?.error?.message).toMatch(/^Tenemos problemas para conectarnos/);
});

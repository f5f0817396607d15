import { readFileSync } from "node:fs";
import { resolve } from "node:path";

it.each([
  ["es", undefined, "es"],
  ["es-419", undefined, "es"],
  ["en", "es", "es"],
  ["es", "en", "en"],
  ["auto", undefined, "en"],
] as const)(
  "given %s, and %s for its elements, shows the card's form in %s",
  (locale, own, shown) => {
    const script = document.createElement("script");
    script.text = readFileSync(resolve(import.meta.dirname, "../../assets/stripe.js"), "utf8");
    // Written into the page it has no address, which is where its frames come from.
    const came = { src: "http://localhost:3001/stripe.js" };
    Object.defineProperty(document, "currentScript", { value: came, configurable: true });
    document.head.append(script);
    Reflect.deleteProperty(document, "currentScript");

    const place = document.createElement("div");
    document.body.append(place);
    const elements = window.Stripe?.("pk_test_1", { locale }).elements({ locale: own });
    elements?.create("card").mount(place);
    const frame = place.querySelector("iframe");
    expect(new URL(frame?.src ?? "").searchParams.get("locale")).toBe(shown);
    expect(frame?.title).toMatch(shown === "es" ? /pago con tarjeta$/ : /payment input frame$/);
  },
);

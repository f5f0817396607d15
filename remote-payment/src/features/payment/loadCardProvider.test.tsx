import { jest } from "@jest/globals";
import { loadCardProvider } from "./loadCardProvider";

const config = { publicKey: "pk_test_1", locale: "es", cardScriptUrl: null } as const;
const theScripts = () => [...document.querySelectorAll<HTMLScriptElement>("script")];

function aProvider() {
  return Object.assign(() => ({ confirmCardPayment: () => {} }), { version: "endive" });
}

describe("loading the card provider", () => {
  it("gives up a script that hangs, starts anew when tried again, and speaks the page's language", async () => {
    await expect(loadCardProvider(config, 20)).rejects.toThrow("took too long");
    const [hung] = theScripts();

    const second = loadCardProvider(config, 2_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const [fresh] = theScripts();
    expect(fresh).not.toBe(hung);
    const provider = jest.fn(aProvider());
    Object.assign(window, { Stripe: Object.assign(provider, { version: "endive" }) });
    fresh?.dispatchEvent(new Event("load"));
    await expect(second).resolves.toHaveProperty("confirmCardPayment");
    expect(provider).toHaveBeenCalledWith("pk_test_1", { locale: "es" });
  });

  it("loads the configured script first where there is one", async () => {
    Reflect.deleteProperty(window, "Stripe");
    const cardScriptUrl = "http://localhost:9/v3/";
    const other = { publicKey: "pk_test_2", locale: "en", cardScriptUrl } as const;
    const loading = loadCardProvider(other, 2_000);
    const script = theScripts().find(({ src }) => src === other.cardScriptUrl);
    Object.assign(window, { Stripe: aProvider() });
    script?.dispatchEvent(new Event("load"));
    await expect(loading).resolves.toHaveProperty("confirmCardPayment");
  });

  it("says so when the configured script cannot be had", async () => {
    Reflect.deleteProperty(window, "Stripe");
    const cardScriptUrl = "http://localhost:9/gone";
    const other = { publicKey: "pk_test_3", locale: "en", cardScriptUrl } as const;
    const loading = loadCardProvider(other, 2_000);
    theScripts()
      .find(({ src }) => src === other.cardScriptUrl)
      ?.dispatchEvent(new Event("error"));
    await expect(loading).rejects.toThrow("could not be loaded");
  });
});

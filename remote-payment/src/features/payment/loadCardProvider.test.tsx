import { jest } from "@jest/globals";
import { loadCardProvider } from "./loadCardProvider";
import { putProviderOnPage } from "./paymentScreenFixtures";

const config = { publicKey: "pk_test_1", locale: "es", cardScriptUrl: null } as const;
const theScripts = () => [...document.querySelectorAll<HTMLScriptElement>("script")];
const provider = { confirmCardPayment: () => {} };

it("gives up a script that hangs, starts anew when tried again, and speaks the page's language", async () => {
  await expect(loadCardProvider(config, 20)).rejects.toThrow("took too long");
  const [hung] = theScripts();
  const second = loadCardProvider(config, 2_000);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const [fresh] = theScripts();
  expect(fresh).not.toBe(hung);
  const start = jest.fn(() => provider);
  putProviderOnPage(start);
  fresh?.dispatchEvent(new Event("load"));
  await expect(second).resolves.toHaveProperty("confirmCardPayment");
  expect(start).toHaveBeenCalledWith("pk_test_1", { locale: "es" });
});

it("loads the configured script first where there is one, and says so when it cannot be had", async () => {
  const loadFrom = (cardScriptUrl: string, event: string) => {
    Reflect.deleteProperty(window, "Stripe");
    const loading = loadCardProvider({ publicKey: cardScriptUrl, locale: "en", cardScriptUrl });
    const script = theScripts().find(({ src }) => src === cardScriptUrl);
    putProviderOnPage(() => provider);
    script?.dispatchEvent(new Event(event));
    return loading;
  };
  const there = loadFrom("http://localhost:9/v3/", "load");
  await expect(there).resolves.toHaveProperty("confirmCardPayment");
  const gone = loadFrom("http://localhost:9/gone", "error");
  await expect(gone).rejects.toThrow("could not be loaded");
});

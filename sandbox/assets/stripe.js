/**
 * A stand-in for Stripe.js, as far as the product uses it: card element, card payments, 3-D Secure.
 * Runs in the product's page under its Content-Security-Policy: no eval, no inline styles or scripts.
 */
(() => {
  "use strict";

  const origin = new URL(document.currentScript.src).origin;
  const TEXTS = {
    en: {
      frame: "Secure card payment input frame",
      bank: "Card authentication",
      offline:
        "We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again. If the problem persists please contact us.",
    },
    es: {
      frame: "Cuadro de entrada seguro para el pago con tarjeta",
      bank: "Autenticación de la tarjeta",
      offline:
        "Tenemos problemas para conectarnos con nuestro proveedor de pagos. No se le ha cobrado nada. Revise su conexión a internet y vuelva a intentarlo. Si el problema continúa, comuníquese con nosotros.",
    },
  };

  /** The language for a `locale` as Stripe.js is given one: the browser's unless it is said. */
  const localeOf = (asked = "auto") =>
    /^es\b/i.test(asked === "auto" ? navigator.language : asked) ? "es" : "en";

  class IntegrationError extends Error {
    name = "IntegrationError";
  }

  const newId = () =>
    [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16)).join("");

  const later = () => {
    const promise = {};
    promise.done = new Promise((resolve) => (promise.resolve = resolve));
    return promise;
  };

  /** Asks the API with the publishable key; always resolves, with `error` when it went wrong. */
  async function ask(locale, method, path, fields) {
    const known = Object.entries(fields).filter(([, value]) => value !== undefined);
    const form = new URLSearchParams(known);
    try {
      const reply = await fetch(`${origin}${path}${method === "GET" ? `?${form}` : ""}`, {
        method,
        mode: "cors",
        credentials: "omit",
        headers: { "accept-language": locale },
        ...(method === "GET" ? {} : { body: form }),
      });
      return await reply.json();
    } catch {
      return { error: { type: "api_connection_error", message: TEXTS[locale].offline } };
    }
  }

  /* Card element --------------------------------------------------------------------------- */

  class CardElement {
    #id = newId();
    #locale;
    #style;
    #listeners = new Map();
    #iframe = null;
    #isReady = false;
    #requests = new Map();
    _elementType = "card";

    constructor({ style }, locale) {
      this.#locale = locale;
      this.#style = style;
    }

    mount(container) {
      this.#iframe = this.#makeFrame();
      container.replaceChildren(this.#iframe);
      window.addEventListener("message", this.#onMessage);
    }

    destroy() {
      window.removeEventListener("message", this.#onMessage);
      this.#iframe?.remove();
      for (const { resolve } of this.#requests.values()) {
        resolve({ error: { type: "api_error", message: "The card element was removed." } });
      }
      this.#requests.clear();
      this.#listeners.clear();
      this.#iframe = null;
      this.#isReady = false;
    }

    update({ style }) {
      this.#style = style;
      if (this.#isReady) this.#say("update", { style });
    }

    on(type, handler) {
      this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), handler]);
      return this;
    }

    /** Lets the frame make a payment method of what was typed in it. */
    _createPaymentMethod(key) {
      if (!this.#isReady) {
        throw new IntegrationError(
          "We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.",
        );
      }
      const request = newId();
      const answer = later();
      this.#requests.set(request, answer);
      this.#say("createPaymentMethod", { request, key });
      return answer.done;
    }

    #makeFrame() {
      const iframe = document.createElement("iframe");
      iframe.title = TEXTS[this.#locale].frame;
      iframe.src = `${origin}/elements/card?${new URLSearchParams({ parent: location.origin, element: this.#id, locale: this.#locale })}`;
      Object.assign(iframe.style, {
        border: "0",
        display: "block",
        height: "26px",
        margin: "0",
        padding: "0",
        width: "100%",
      });
      return iframe;
    }

    #say(type, details) {
      this.#iframe?.contentWindow?.postMessage(
        { sandboxElement: this.#id, type, ...details },
        origin,
      );
    }

    #emit(type, event = {}) {
      for (const handler of this.#listeners.get(type) ?? []) {
        handler({ elementType: "card", ...event });
      }
    }

    #onMessage = ({ source, origin: sender, data }) => {
      if (sender !== origin || !this.#iframe || source !== this.#iframe.contentWindow) return;
      if (data?.sandboxElement !== this.#id) return;
      switch (data.type) {
        case "loaded":
          this.#say("init", { style: this.#style });
          break;
        case "ready":
          this.#isReady = true;
          this.#emit("ready");
          break;
        case "height":
          this.#iframe.style.height = `${Math.min(Math.max(Number(data.height) || 0, 16), 200)}px`;
          break;
        case "change":
          if (this.#isReady) this.#emit("change", data.change);
          break;
        case "focus":
        case "blur":
          this.#emit(data.type);
          break;
        case "answer":
          this.#requests.get(data.request)?.resolve(data.answer);
          this.#requests.delete(data.request);
          break;
      }
    };
  }

  /* 3-D Secure ----------------------------------------------------------------------------- */

  const DIALOG_CSS = `
    dialog.sandbox-authentication { border: 0; padding: 0; margin: auto; border-radius: 20px;
      inline-size: min(440px, calc(100vw - 24px)); block-size: min(380px, calc(100vh - 24px));
      max-inline-size: none; max-block-size: none; overflow: hidden; background: Canvas;
      box-shadow: 0 24px 64px rgb(0 0 0 / 0.35); }
    dialog.sandbox-authentication::backdrop { background: rgb(20 24 32 / 0.55); }
    dialog.sandbox-authentication iframe { border: 0; display: block; inline-size: 100%; block-size: 100%; }`;
  let dialogSheet = null;

  function styleDialog() {
    if (dialogSheet) return;
    dialogSheet = new CSSStyleSheet();
    dialogSheet.replaceSync(DIALOG_CSS);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, dialogSheet];
  }

  /** Shows the bank's question over the page. Resolves when the bank has its answer. */
  function authenticate(locale, intentId, url) {
    styleDialog();
    const address = new URL(url, origin);
    address.searchParams.set("parent", location.origin);
    address.searchParams.set("locale", locale);
    const before = document.activeElement;
    const dialog = document.createElement("dialog");
    dialog.className = "sandbox-authentication";
    dialog.setAttribute("aria-label", TEXTS[locale].bank);
    const iframe = document.createElement("iframe");
    iframe.title = TEXTS[locale].bank;
    iframe.src = `${origin}${address.pathname}${address.search}`;
    dialog.append(iframe);
    document.body.append(dialog);
    const answer = later();

    const onMessage = ({ source, origin: sender, data }) => {
      if (sender !== origin || source !== iframe.contentWindow) return;
      if (data?.sandboxAuthentication === intentId) answer.resolve();
    };
    const fail = (event) => {
      event?.preventDefault();
      // Where the bank's page never loaded, nothing would answer.
      setTimeout(answer.resolve, 5000);
      iframe.contentWindow?.postMessage({ sandboxAuthentication: intentId, type: "fail" }, origin);
    };
    window.addEventListener("message", onMessage);
    dialog.addEventListener("cancel", fail);
    // A browser may close a dialog that refused twice; then it counts as refused.
    dialog.addEventListener("close", () => {
      if (dialog.isConnected) {
        fail();
        dialog.showModal();
      }
    });
    dialog.showModal();
    iframe.focus();
    return answer.done.then(() => {
      window.removeEventListener("message", onMessage);
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
    });
  }

  /* The object itself ---------------------------------------------------------------------- */

  function intentIdOf(clientSecret) {
    const [, id] = /^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(String(clientSecret)) ?? [];
    if (id) return id;
    throw new IntegrationError(
      `Invalid value for stripe.confirmCardPayment intent secret: value should be a client secret of the form \${id}_secret_\${secret}.`,
    );
  }

  class SandboxStripe {
    #key;
    #locale;

    constructor(key, locale) {
      this.#key = key;
      this.#locale = locale;
    }

    elements({ locale } = {}) {
      const spoken = locale === undefined ? this.#locale : localeOf(locale);
      return { create: (_type, options = {}) => new CardElement(options, spoken) };
    }

    async confirmCardPayment(clientSecret, { payment_method: method, setup_future_usage }) {
      const path = `/v1/payment_intents/${intentIdOf(clientSecret)}`;
      const secret = { key: this.#key, client_secret: clientSecret };
      let methodId = method;
      if (typeof method === "object") {
        const made = await method.card._createPaymentMethod(this.#key);
        if (made.error) return { error: made.error };
        methodId = made.paymentMethod.id;
      }
      const intent = await ask(this.#locale, "POST", `${path}/confirm`, {
        ...secret,
        payment_method: methodId,
        setup_future_usage,
      });
      if (intent.error) return { error: intent.error };
      if (intent.status !== "requires_action") return { paymentIntent: intent };
      await authenticate(this.#locale, intent.id, intent.next_action.use_stripe_sdk.stripe_js);
      const after = await ask(this.#locale, "GET", path, secret);
      if (after.error) return { error: after.error };
      if (after.status === "requires_payment_method" && after.last_payment_error) {
        return { error: { ...after.last_payment_error, payment_intent: after } };
      }
      return { paymentIntent: after };
    }

    _registerWrapper() {}
  }

  function Stripe(publishableKey, { locale } = {}) {
    if (typeof publishableKey !== "string" || !publishableKey.startsWith("pk_")) {
      throw new IntegrationError(
        "Invalid value for Stripe(): apiKey should be a publishable key (pk_…), never a secret key.",
      );
    }
    return new SandboxStripe(publishableKey, localeOf(locale));
  }
  Stripe.version = "endive";
  window.Stripe = Stripe;
})();

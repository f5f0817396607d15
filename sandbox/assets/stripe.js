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

  /* Requests ------------------------------------------------------------------------------- */

  function encode(fields, prefix = "", form = new URLSearchParams()) {
    for (const [name, value] of Object.entries(fields)) {
      const key = prefix ? `${prefix}[${name}]` : name;
      if (value !== null && typeof value === "object") encode(value, key, form);
      else if (value !== undefined && value !== null) form.set(key, String(value));
    }
    return form;
  }

  /** Asks the API with the publishable key; always resolves, with `error` when it went wrong. */
  async function ask(locale, method, path, fields) {
    const form = encode(fields);
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

  const CLASSES = {
    base: "StripeElement",
    complete: "StripeElement--complete",
    empty: "StripeElement--empty",
    focus: "StripeElement--focus",
    invalid: "StripeElement--invalid",
  };

  /** Options that may cross to the frame: plain data only. */
  const plainOptions = ({ style, hidePostalCode, hideIcon, disabled, value } = {}) =>
    JSON.parse(JSON.stringify({ style, hidePostalCode, hideIcon, disabled, value }));

  class CardElement {
    #id = newId();
    #locale;
    #options;
    #listeners = new Map();
    #iframe = null;
    #container = null;
    #isReady = false;
    #destroyed = false;
    #requests = new Map();
    #onDestroy;
    #undo = [];
    _elementType = "card";

    constructor(options, locale, onDestroy) {
      this.#locale = locale;
      this.#options = { ...options };
      this.#onDestroy = onDestroy;
    }

    mount(target) {
      this.#refuseDestroyed("mount");
      const container = typeof target === "string" ? document.querySelector(target) : target;
      if (!container) {
        throw new IntegrationError(
          `The selector you specified (${target}) applies to no DOM elements that are currently on the page. Make sure the element exists on the page before calling mount().`,
        );
      }
      if (container === this.#container && this.#iframe?.isConnected) return;
      if (this.#container) this.unmount();
      this.#container = container;
      container.replaceChildren(this.#makeFrame());
      this.#toggle("base", true);
      this.#toggle("empty", true);
      window.addEventListener("message", this.#onMessage);
      this.#undo.push(() => window.removeEventListener("message", this.#onMessage));
      this.#followLabels(container);
    }

    unmount() {
      this.#undo.splice(0).forEach((undo) => undo());
      for (const name of Object.keys(CLASSES)) this.#toggle(name, false);
      this.#iframe?.parentElement?.remove();
      for (const { resolve } of this.#requests.values()) {
        resolve({ error: { type: "api_error", message: "The card element was removed." } });
      }
      this.#requests.clear();
      this.#iframe = null;
      this.#container = null;
      this.#isReady = false;
    }

    destroy() {
      if (this.#destroyed) return;
      this.unmount();
      this.#destroyed = true;
      this.#listeners.clear();
      this.#onDestroy();
    }

    update(options) {
      this.#refuseDestroyed("update");
      this.#options = { ...this.#options, ...options };
      this.#say("update", { options: this.#frameOptions() });
    }

    focus() {
      this.#refuseDestroyed("focus");
      this.#iframe?.focus();
      this.#say("focus");
    }

    blur() {
      this.#say("blur");
      this.#iframe?.blur();
    }

    clear() {
      this.#say("clear");
    }

    on(type, handler) {
      if (typeof handler !== "function") {
        throw new IntegrationError(
          `Invalid argument: the handler of "${type}" must be a function.`,
        );
      }
      if (!this.#listeners.has(type)) this.#listeners.set(type, new Set());
      this.#listeners.get(type).add(handler);
      return this;
    }

    once(type, handler) {
      const only = (event) => {
        this.off(type, only);
        handler(event);
      };
      return this.on(type, only);
    }

    off(type, handler) {
      if (handler) this.#listeners.get(type)?.delete(handler);
      else this.#listeners.delete(type);
      return this;
    }

    /** Lets the frame make a payment method of what was typed in it. */
    _createPaymentMethod(details) {
      if (!this.#isReady) {
        throw new IntegrationError(
          "We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.",
        );
      }
      const request = newId();
      const answer = later();
      this.#requests.set(request, answer);
      this.#say("createPaymentMethod", { request, ...details });
      return answer.done;
    }

    #refuseDestroyed(action) {
      if (!this.#destroyed) return;
      throw new IntegrationError(
        `This Element has already been destroyed. Please create a new one before calling ${action}().`,
      );
    }

    #makeFrame() {
      const wrapper = document.createElement("div");
      wrapper.className = "__PrivateStripeElement";
      const iframe = document.createElement("iframe");
      iframe.title = TEXTS[this.#locale].frame;
      iframe.name = `__privateStripeFrame${this.#id}`;
      iframe.src = `${origin}/elements/card?${new URLSearchParams({ parent: location.origin, element: this.#id, locale: this.#locale })}`;
      Object.assign(iframe.style, {
        border: "0",
        display: "block",
        height: "26px",
        margin: "0",
        padding: "0",
        width: "100%",
      });
      wrapper.append(iframe);
      this.#iframe = iframe;
      const timer = setTimeout(() => {
        if (this.#isReady) return;
        const error = { type: "api_connection_error", message: TEXTS[this.#locale].offline };
        this.#emit("loaderror", { elementType: "card", error });
      }, 15_000);
      this.#undo.push(() => clearTimeout(timer));
      return wrapper;
    }

    #followLabels(container) {
      const labels = [...document.querySelectorAll("label")].filter(
        (label) => label.contains(container) || (container.id && label.htmlFor === container.id),
      );
      const onClick = () => this.focus();
      for (const label of labels) {
        label.addEventListener("click", onClick);
        this.#undo.push(() => label.removeEventListener("click", onClick));
      }
    }

    /** The page's own text colour and font are the default, so that both themes can be read. */
    #frameOptions() {
      const { color, fontSize } = getComputedStyle(this.#container ?? document.body);
      return { ...plainOptions(this.#options), inherited: { color, fontSize } };
    }

    #say(type, details = {}) {
      if (!this.#isReady && type !== "init") return;
      this.#iframe?.contentWindow?.postMessage(
        { sandboxElement: this.#id, type, ...details },
        origin,
      );
    }

    #toggle(name, isOn) {
      const chosen = this.#options.classes?.[name] ?? CLASSES[name];
      this.#container?.classList.toggle(chosen, isOn);
    }

    #emit(type, event) {
      for (const handler of [...(this.#listeners.get(type) ?? [])]) handler(event);
    }

    #onMessage = ({ source, origin: sender, data }) => {
      if (sender !== origin || !this.#iframe || source !== this.#iframe.contentWindow) return;
      if (data?.sandboxElement !== this.#id) return;
      const plain = { elementType: "card" };
      switch (data.type) {
        case "loaded":
          this.#say("init", { options: this.#frameOptions() });
          break;
        case "ready":
          this.#isReady = true;
          this.#emit("ready", plain);
          break;
        case "height":
          this.#iframe.style.height = `${Math.min(Math.max(Number(data.height) || 0, 16), 200)}px`;
          break;
        case "change":
          this.#toggle("complete", data.change.complete);
          this.#toggle("empty", data.change.empty);
          this.#toggle("invalid", Boolean(data.change.error));
          if (this.#isReady) this.#emit("change", { ...plain, ...data.change });
          break;
        case "focus":
        case "blur":
          this.#toggle("focus", data.type === "focus");
          this.#emit(data.type, plain);
          break;
        case "escape":
          this.#emit("escape", plain);
          break;
        case "answer":
          this.#requests.get(data.request)?.resolve(data.answer);
          this.#requests.delete(data.request);
          break;
      }
    };
  }

  class Elements {
    #elements = new Map();
    #locale;

    constructor(locale) {
      this.#locale = locale;
    }

    create(type, options = {}) {
      if (type !== "card") {
        throw new IntegrationError(`The sandbox has the element "card" only, not "${type}".`);
      }
      if (this.#elements.has(type)) {
        throw new IntegrationError(`Can only create one Element of type ${type}.`);
      }
      const element = new CardElement(options, this.#locale, () => this.#elements.delete(type));
      this.#elements.set(type, element);
      return element;
    }

    getElement(type) {
      return this.#elements.get(typeof type === "string" ? type : "card") ?? null;
    }

    update() {}

    async fetchUpdates() {
      return {};
    }

    async submit() {
      return {};
    }
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

  function intentIdOf(clientSecret, method) {
    const [, id] = /^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(String(clientSecret)) ?? [];
    if (id) return id;
    throw new IntegrationError(
      `Invalid value for stripe.${method} intent secret: value should be a client secret of the form \${id}_secret_\${secret}.`,
    );
  }

  const result = (reply) => (reply.error ? { error: reply.error } : { paymentIntent: reply });

  class SandboxStripe {
    #key;
    #locale;

    constructor(key, locale) {
      this.#key = key;
      this.#locale = locale;
    }

    elements({ locale } = {}) {
      return new Elements(locale === undefined ? this.#locale : localeOf(locale));
    }

    async createPaymentMethod(data) {
      const { card, billing_details, metadata } = data;
      if (!(card instanceof CardElement)) {
        throw new IntegrationError("stripe.createPaymentMethod needs a card element in `card`.");
      }
      return card._createPaymentMethod({
        key: this.#key,
        billingDetails: billing_details,
        metadata,
      });
    }

    async retrievePaymentIntent(clientSecret) {
      return result(await this.#retrieve(clientSecret, "retrievePaymentIntent"));
    }

    async confirmCardPayment(clientSecret, data = {}, options = {}) {
      const id = intentIdOf(clientSecret, "confirmCardPayment");
      const { payment_method: method, return_url, ...rest } = data ?? {};
      let methodId = typeof method === "string" ? method : undefined;
      if (method && typeof method === "object") {
        const made = await this.createPaymentMethod({ type: "card", ...method });
        if (made.error) return { error: made.error };
        methodId = made.paymentMethod.id;
      }
      const { setup_future_usage, receipt_email } = rest;
      const reply = await ask(this.#locale, "POST", `/v1/payment_intents/${id}/confirm`, {
        key: this.#key,
        client_secret: clientSecret,
        payment_method: methodId,
        setup_future_usage,
        receipt_email,
        return_url: options?.handleActions === false ? return_url : undefined,
      });
      if (reply.error || options?.handleActions === false) return result(reply);
      return this.#finish(reply, clientSecret);
    }

    async handleCardAction(clientSecret) {
      return this.#continue(clientSecret, "handleCardAction");
    }

    async handleNextAction({ clientSecret }) {
      return this.#continue(clientSecret, "handleNextAction");
    }

    registerAppInfo() {}

    _registerWrapper() {}

    #retrieve(clientSecret, method) {
      const id = intentIdOf(clientSecret, method);
      return ask(this.#locale, "GET", `/v1/payment_intents/${id}`, {
        key: this.#key,
        client_secret: clientSecret,
      });
    }

    async #continue(clientSecret, method) {
      const intent = await this.#retrieve(clientSecret, method);
      return intent.error ? { error: intent.error } : this.#finish(intent, clientSecret);
    }

    /** Carries out 3-D Secure where it is asked for, and tells how it ended. */
    async #finish(intent, clientSecret) {
      const action = intent.next_action;
      if (intent.status !== "requires_action" || !action) return { paymentIntent: intent };
      const url = action.use_stripe_sdk?.stripe_js ?? action.redirect_to_url?.url;
      await authenticate(this.#locale, intent.id, url);
      const after = await this.#retrieve(clientSecret, "confirmCardPayment");
      if (after.error) return { error: after.error };
      if (after.status === "requires_payment_method" && after.last_payment_error) {
        return { error: { ...after.last_payment_error, payment_intent: after } };
      }
      return { paymentIntent: after };
    }
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

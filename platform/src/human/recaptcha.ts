type Recaptcha = {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

const SCRIPT_TIMEOUT_MS = 10_000;

let loaded: Promise<Recaptcha> | undefined;

function isRecaptcha(value: unknown): value is Recaptcha {
  const { execute, ready } = Object(value);
  return typeof execute === "function" && typeof ready === "function";
}

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = (why: string) => {
      loaded = undefined;
      script.remove();
      reject(new Error(`Human verification could not be loaded: ${why}`));
    };
    const timer = setTimeout(() => fail("no answer in time"), SCRIPT_TIMEOUT_MS);
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.async = true;
    script.onerror = () => {
      clearTimeout(timer);
      fail("the script did not load");
    };
    script.onload = () => {
      clearTimeout(timer);
      const recaptcha: unknown = Reflect.get(window, "grecaptcha");
      if (isRecaptcha(recaptcha)) recaptcha.ready(() => resolve(recaptcha));
      else fail("the script brought nothing");
    };
    document.head.append(script);
  });
}

/** A token of Google reCAPTCHA v3 (invisible). The script is loaded on the first call. */
export async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  loaded ??= load(siteKey);
  const recaptcha = await loaded;
  // Its action names allow no hyphen.
  return recaptcha.execute(siteKey, { action: action.replaceAll("-", "_") });
}

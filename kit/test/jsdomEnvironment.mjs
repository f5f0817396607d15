import { TextDecoder, TextEncoder } from "node:util";
import { TestEnvironment } from "jest-environment-jsdom";

/** jsdom with what a browser has and jsdom lacks: text encoders (the router needs them) and fetch's types. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextDecoder,
      TextEncoder,
      Request,
      Response,
      Headers,
      fetch,
      structuredClone,
      // styled-components adds a rule alone, as in production; else jsdom reads all again for each.
      SC_DISABLE_SPEEDY: false,
    });
  }
}

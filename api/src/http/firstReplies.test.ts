import { buildApp } from "../app";
import { testApp, type TestApp } from "../testing";

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
}, 60_000);
afterAll(() => t.close());

/** How many functions are compiled while a consumer's application is asked for first. */
async function compiledFirst(isReadyAtOnce: boolean): Promise<number> {
  const app = await buildApp(t.deps, { isReadyAtOnce });
  const { sid } = await t.seedConsumer();
  const Usual = globalThis.Function;
  let compiled = 0;
  globalThis.Function = new Proxy(Usual, {
    construct(target, args) {
      compiled += 1;
      return Reflect.construct(target, args);
    },
  });
  try {
    const { statusCode } = await app.inject(`/api/user/application?sid=${sid}`);
    expect(statusCode).toBe(200);
  } finally {
    globalThis.Function = Usual;
    await app.close();
  }
  return compiled;
}

describe("the first reply of a route", () => {
  it("compiles nothing where the server was built to be ready at once", async () => {
    expect(await compiledFirst(true)).toBe(0);
    // What would be compiled is found by this count.
    expect(await compiledFirst(false)).toBeGreaterThan(0);
  });
});

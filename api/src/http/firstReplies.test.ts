import { Type } from "typebox";
import { buildApp } from "../app";
import { appForTests } from "../testing";
import type { App } from "./App";
import { bareApp } from "./bareApp";

const t = appForTests();

/** How many functions are compiled while something is asked for. */
async function compiledFor(app: App, url: string): Promise<number> {
  const Usual = globalThis.Function;
  let compiled = 0;
  globalThis.Function = new Proxy(Usual, {
    construct(target, args) {
      compiled += 1;
      return Reflect.construct(target, args);
    },
  });
  try {
    const { statusCode } = await app.inject(url);
    expect(statusCode).toBe(200);
  } finally {
    globalThis.Function = Usual;
    await app.close();
  }
  return compiled;
}

/** A server with one route, whose reply is one of two kinds. */
async function aServer(isReadyAtOnce: boolean): Promise<App> {
  const app = await bareApp(t.deps, { isReadyAtOnce });
  const reply = Type.Object({
    one: Type.Union([Type.Object({ id: Type.Integer() }), Type.Null()]),
  });
  app.get("/one", { schema: { response: { 200: reply } } }, async () => ({ one: { id: 1 } }));
  return app;
}

describe("the first reply of a route", () => {
  it("compiles nothing where the server was built to be ready at once", async () => {
    const ready = await aServer(true);
    await ready.ready();
    expect(await compiledFor(ready, "/one")).toBe(0);
    const other = await aServer(false);
    await other.ready();
    expect(await compiledFor(other, "/one")).toBeGreaterThan(0);
  });

  it("reads no questionnaires then, either", async () => {
    const app = await buildApp(t.deps, { isReadyAtOnce: true });
    const { sid } = await t.seedConsumer();
    expect(await compiledFor(app, `/api/user/application?sid=${sid}`)).toBe(0);
  });
});

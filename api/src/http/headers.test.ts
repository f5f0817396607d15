import { testApp, type TestApp } from "../testing";

let t: TestApp;
/** The same server as people reach it over TLS. */
let secure: TestApp;
beforeAll(async () => {
  t = await testApp();
  secure = await testApp({
    database: t.db,
    config: { publicOrigin: "https://quotehaven.example.org" },
  });
});
afterAll(async () => {
  await secure.close();
  await t.close();
});

const replies: [string, { method?: string; url: string; payload?: string; type?: string }][] = [
  ["an answer", { url: "/api/insurance-types" }],
  ["a 400", { method: "POST", url: "/api/auth/login", payload: "{" }],
  ["a 401", { url: "/api/user/profile" }],
  ["a 404", { url: "/api/none" }],
  ["a 404 of a number", { url: "/api/notifications/0?sid=x" }],
  ["a 413", { method: "POST", url: "/api/auth/login", payload: `"${"a".repeat(1_100_000)}"` }],
  ["a 415", { method: "POST", url: "/api/auth/login", payload: "x", type: "text/plain" }],
  ["a 422", { method: "POST", url: "/api/auth/validate", payload: '{"token":"x"}' }],
  ["an address that cannot be read", { url: "/api/%zz" }],
];

const send = (app: TestApp, { method, url, payload, type }: (typeof replies)[number][1]) =>
  app.request({
    ...(method ? { method } : {}),
    url,
    ...(payload === undefined
      ? {}
      : { payload, headers: { "content-type": type ?? "application/json" } }),
  });

describe("the headers of", () => {
  it.each(replies)("%s let nothing be stored or guessed", async (_what, request) => {
    const { headers } = await send(t, request);
    expect(headers).toMatchObject({ "cache-control": "no-store" });
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(replies)("%s keep browsers from doing more with it", async (_what, request) => {
    const { headers } = await send(t, request);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    });
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  it.each(replies)("%s insist on TLS only where there is TLS", async (_what, request) => {
    const plain = await send(t, request);
    const safe = await send(secure, request);
    expect(plain.headers).not.toHaveProperty("strict-transport-security");
    expect(safe.headers["strict-transport-security"]).toMatch(/^max-age=31536000/);
  });
});

describe("a request from another site", () => {
  it("is answered no leave by a preflight", async () => {
    const reply = await t.request({
      method: "OPTIONS",
      url: "/api/user/profile",
      headers: {
        origin: "https://evil.example",
        "access-control-request-method": "PUT",
        "access-control-request-headers": "content-type",
      },
    });
    expect(reply.statusCode).toBe(404);
    expect(Object.keys(reply.headers).filter((name) => /^access-control/.test(name))).toEqual([]);
  });

  it("cannot be a form: neither its kind of body is read", async () => {
    const { sid } = await t.seedConsumer();
    for (const type of [
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "text/plain",
    ]) {
      const reply = await t.request({
        method: "POST",
        url: `/api/user/application?sid=${sid}`,
        headers: { "content-type": type, origin: "https://evil.example" },
        payload: '{"answers":[]}',
      });
      expect(reply.statusCode).toBe(415);
    }
  });
});

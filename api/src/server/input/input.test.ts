import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import english from "@quotehaven/contract/errors/en" with { type: "json" };
import spanish from "@quotehaven/contract/errors/es" with { type: "json" };
import { appForTests, testApp, type TestApp, type TestReply } from "../../testing";
import { agentSignup } from "../../testing/signupBodies";

const t = appForTests();

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  t.request({
    method: "POST",
    url: "/api/auth/validate",
    headers: { "content-type": "application/json", ...headers },
    payload,
  });

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

describe("a body", () => {
  it.each([
    ["no JSON", "{"],
    ["a list", "[]"],
    ["a text", '"token"'],
    ["null", "null"],
    ["nothing", ""],
    ["after a byte order mark", '\uFEFF{"token":"x"}'],
    ["bad UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ["with __proto__", '{"token":"x","__proto__":{"a":1}}'],
    ["with constructor.prototype", '{"token":"x","constructor":{"prototype":{}}}'],
    ["with NUL", '{"token":"a\\u0000"}'],
    ["with a lone surrogate", '{"token":"a\\ud800"}'],
    ["nested 5,000 deep", deep(5_000)],
    ["nested 100,000 deep", deep(100_000)],
  ])("is refused with 400 when it is %s", async (_what, payload) => {
    const reply = await post(payload);
    expect(reply.statusCode).toBe(400);
    expect(JSON.parse(reply.body)).toEqual({ message: english.malformed, data: ["malformed"] });
  });

  it("is refused with 413 when it is too large", async () => {
    const reply = await post(`{"token":"${"a".repeat(1_100_000)}"}`);
    expect(reply.statusCode).toBe(413);
  });

  it("is refused with 413 when it has too many members", async () => {
    const members = Array.from({ length: 50_000 }, (_, index) => `"k${index}":1`).join();
    expect((await post(`{${members}}`)).statusCode).toBe(413);
  });

  it("may hold pairs of surrogates", async () => {
    expect((await post('{"token":"🔑"}')).statusCode).toBe(422);
  });
});

it.each([
  ["en", english],
  ["es-MX, en;q=0.5", spanish],
])("a refusal says to %s what the screens say", async (language, sentences) => {
  const reply = await t.request({
    url: "/api/user/profile",
    headers: { "accept-language": language },
  });
  expect(JSON.parse(reply.body)).toEqual({
    message: sentences.unauthorized,
    data: ["unauthorized"],
  });
});

it.each([
  ["NUL in a value", "search=%00"],
  ["NUL inside a value", "search=78%00701"],
  ["NUL in a name", "sea%00rch=78701"],
  ["a lone surrogate", "search=%ED%A0%80"],
  ["bad UTF-8", "search=%ff"],
  ["a name twice", "search=7&search=8"],
  ["a list", "search[]=7"],
])("a query is refused with 400 when it holds %s", async (_what, query) => {
  const reply = await t.request({ url: `/api/auth/zipcodes?${query}` });
  expect(reply.statusCode).toBe(400);
  expect(JSON.parse(reply.body)).toEqual({ message: english.malformed, data: ["malformed"] });
});

describe("an answer", () => {
  it("to an unknown address is a JSON 404 without the address", async () => {
    const reply = await t.request({ url: "/api/no/such?sid=secret-sid&email=a@example.com" });
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toMatch(/secret-sid|example|such/);
    expect(JSON.parse(reply.body)).toEqual({ message: english["not-found"], data: ["not-found"] });
  });

  it("to a method that is not there is 404", async () => {
    for (const method of ["PUT", "PATCH", "DELETE", "TRACE"]) {
      expect([404, 405]).toContain(
        (await t.request({ method, url: "/api/auth/login" })).statusCode,
      );
    }
  });

  it("to a mistake of ours says nothing of it", async () => {
    const broken = await testApp({
      database: {
        ...t.db,
        get query(): typeof t.db.query {
          throw new Error("secret detail of the inside");
        },
      },
    });
    const reply = await broken.request({ url: "/api/auth/zipcodes?search=78701" });
    await broken.close();
    expect(reply.statusCode).toBe(500);
    expect(JSON.parse(reply.body)).toEqual({ message: english.internal, data: ["internal"] });
    expect(reply.headers["x-request-id"]).toBeTruthy();
  });
});

describe("addresses", () => {
  const large = ["2147483648", "9223372036854775808"];
  it.each(["0", "-1", "1.5", "1e3", ...large, "NaN", "%00", "..%2f1"])(
    "with the id %s are refused",
    async (id) => {
      const { sid } = await t.seedConsumer();
      const url = `/api/user/quotes/${id}?sid=${sid}`;
      expect([400, 404]).toContain((await t.request({ method: "DELETE", url })).statusCode);
    },
  );
});

it("uploads count as under way until the last sender gives up, which is no error of ours", async () => {
  const { requests } = t.deps;
  const isQuiet = () => Promise.race([requests.none(60_000).then(() => true), sleep(20, false)]);
  await t.anyone().get("/health/live");
  await requests.none(60_000);
  expect(await isQuiet()).toBe(true);

  const before = t.logLines.length;
  const { port } = Object(t.app.server.address());
  const headers = "host: x\r\ncontent-type: application/json\r\ncontent-length: 9000";
  const upload = async () => {
    const begun = once(t.app.server, "request");
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write(`POST /api/auth/validate HTTP/1.1\r\n${headers}\r\n\r\n{`);
    await begun;
    return socket;
  };
  const [first, last] = [await upload(), await upload()];
  first.destroy();
  await sleep(50);
  expect(await isQuiet()).toBe(false);
  // Whoever gives way to them waits no longer than it wants to.
  const startedAt = performance.now();
  await requests.none(50);
  expect(performance.now() - startedAt).toBeGreaterThan(45);
  last.destroy();
  await requests.none(60_000);
  await t.anyone().get("/insurance-types");
  const levels = t.logLines.slice(before).map((line) => JSON.parse(line).level);
  expect(Math.max(...levels)).toBeLessThan(50);
});

describe("a field that is too long", () => {
  const long = "x".repeat(501);

  it("answers max-length and nothing else in a registration, a profile, a feedback and an answer", async () => {
    const person = await t.seedConsumer();
    const codes = async (reply: Promise<TestReply>) => (await reply).body.data;
    const token = await t.humanToken("feedback");
    const signup = { ...agentSignup, token: await t.humanToken("signup"), lastname: long };
    expect([
      await codes(t.anyone().post("/auth/signup", signup)),
      await codes(t.as(person).put("/user/profile", { usr_city: long })),
      await codes(t.as(person).put("/user/profile", { usr_email: `${"x".repeat(251)}@a.com` })),
      await codes(
        t
          .anyone()
          .post("/feedback", { name: "Fern", email: "f@example.com", message: long, token }),
      ),
      await codes(
        t.as(person).post("/user/application", {
          answers: [{ ins_id: 2, answers: [{ que_id: 206, ans_id: null, ans_content: long }] }],
        }),
      ),
    ]).toEqual(Array(5).fill(["max-length"]));
  });
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

const send = (app: TestApp, { method, url, payload, type }: (typeof replies)[number][1]) => {
  const strange = { origin: "https://evil.example", "x-request-id": "mine" };
  const kind: Record<string, string> =
    payload === undefined ? {} : { "content-type": type ?? "application/json" };
  return app.request({ method, url, payload, headers: { ...strange, ...kind } });
};

describe("the headers of every reply", () => {
  let secure: TestApp;
  beforeAll(async () => {
    const config = { publicOrigin: "https://quotehaven.example.org" };
    secure = await testApp({ database: t.db, config });
  });
  afterAll(() => secure.close());

  it.each(replies)(
    "of %s let nothing be stored, guessed or done with it",
    async (_what, request) => {
      const { headers } = await send(t, request);
      expect(headers).toMatchObject({
        "cache-control": "no-store",
        "content-type": "application/json; charset=utf-8",
        "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "content-security-policy": "default-src 'none';frame-ancestors 'none'",
      });
      for (const name of ["x-powered-by", "server", "access-control-allow-origin"]) {
        expect(headers).not.toHaveProperty(name);
      }
      // TLS is insisted on only where there is TLS.
      expect(headers).not.toHaveProperty("strict-transport-security");
      const safe = await send(secure, request);
      expect(safe.headers["strict-transport-security"]).toMatch(/^max-age=31536000/);
    },
  );
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

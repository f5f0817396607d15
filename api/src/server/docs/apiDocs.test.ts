import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { appForTests, testApp } from "../../testing";
import { apiSnapshot } from "../../testing/apiSnapshot";

const t = appForTests();

type Operation = {
  security?: object[];
  tags?: string[];
  parameters?: { in: string; name: string }[];
  requestBody?: unknown;
  responses?: Record<string, { content?: Record<string, { schema?: object }> }>;
};

/** The description as tools read it: by path and method, as text and back. */
function described(): Record<string, Record<string, Operation>> {
  return JSON.parse(JSON.stringify(t.app.swagger())).paths;
}

const operationOf = (method: string, url: string): Operation | undefined =>
  described()[url.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];

const isEmpty = (schema: object | undefined) =>
  schema === undefined || Object.keys(schema).length === 0;

/** What the description is to name. */
const listed = () => t.app.routeTable.filter(({ isUnlisted }) => !isUnlisted);

describe("the description of the API", () => {
  it("lists every route of the table, and no other", () => {
    const named = Object.entries(described()).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
      ),
    );
    const live = listed().map(({ method, url }) => `${method} ${url}`);
    expect(named.sort()).toEqual(live.sort());
  });

  it("names nothing of what is for operators alone", () => {
    expect(JSON.stringify(described())).not.toMatch(/operator|\/operations/i);
  });

  it("says of every route what success and refusal look like", () => {
    const silent = listed().filter(({ method, url }) => {
      const responses = operationOf(method, url)?.responses ?? {};
      // JSON, but for tables.
      const schema = (status: string) => Object.values(responses[status]?.content ?? {})[0]?.schema;
      const isHealth = url.startsWith("/api/health/");
      return (
        isEmpty(schema("200") ?? schema("303")) ||
        isEmpty(schema("5XX")) ||
        // Asking whether the server lives can be refused by nobody.
        (!isHealth && isEmpty(schema("4XX")))
      );
    });
    expect(silent.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
  });

  it("says of every refusal that it has a message and codes", () => {
    for (const { method, url } of listed()) {
      const refused = operationOf(method, url)?.responses?.["5XX"]?.content?.["application/json"]
        ?.schema;
      expect(refused).toMatchObject({
        type: "object",
        required: ["message", "data"],
        properties: { data: { type: "array", items: { type: "string" } } },
      });
    }
  });

  it("says of every route whether it needs a sid", () => {
    for (const { method, url, access } of listed()) {
      const operation = operationOf(method, url);
      expect(operation?.tags).toHaveLength(1);
      const needsSid = access !== "public";
      expect([url, operation?.security]).toEqual([url, needsSid ? [{ sid: [] }] : undefined]);
      expect([url, "401" in (operation?.responses ?? {})]).toEqual([url, needsSid]);
    }
  });

  it.each([
    ["of the other role", "403", "GET", "/api/user/profile"],
    ["for what is not there", "404", "DELETE", "/api/notifications/:id"],
    ["of another kind of body", "415", "POST", "/api/auth/login"],
    ["of fields", "422", "PUT", "/api/user/profile"],
    ["of too many tries", "429", "POST", "/api/auth/login"],
    ["while the database is away", "503", "GET", "/api/agent/profile/leads"],
  ])("says how a refusal %s looks", (_what, status, method, url) => {
    const schema = operationOf(method, url)?.responses?.[status]?.content?.["application/json"];
    expect(schema?.schema).toMatchObject({ required: ["message", "data"] });
  });

  it("says of every route with a number in its path what that is", () => {
    for (const { method, url } of listed().filter((row) => row.url.includes(":id"))) {
      expect(operationOf(method, url)?.parameters).toContainEqual(
        expect.objectContaining({ in: "path", name: "id" }),
      );
    }
  });

  it("says what to send wherever a token of a person is asked for", () => {
    const guarded = listed().filter(({ human }) => human !== null);
    expect(guarded.length).toBeGreaterThan(5);
    for (const { method, url } of guarded) {
      const operation = operationOf(method, url);
      const asked = method === "GET" ? operation?.parameters : operation?.requestBody;
      expect(JSON.stringify(asked)).toMatch(/"(google_)?token"/);
    }
  });
});

describe("the page of the description", () => {
  it("runs nothing but its own scripts, in no frame", async () => {
    const withDocs = await testApp({ database: t.db, config: { apiDocs: true } });
    for (const path of ["/api/docs/", "/api/docs/static/swagger-ui.css"]) {
      const { statusCode, headers } = await withDocs.request({ url: path });
      expect(statusCode).toBe(200);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https:|\*/);
    }
    await withDocs.close();
  });

  it("is not there where it is switched off, as in production", async () => {
    for (const path of ["", "/", "/json", "/static/index.css"]) {
      expect((await t.request({ url: `/api/docs${path}` })).statusCode).toBe(404);
    }
  });
});

describe("the snapshot of the API", () => {
  const file = join(import.meta.dirname, "../../../../contract/src/api.json");

  it("is what the contract keeps of it: write it anew with UPDATE_API=1", async () => {
    const now = apiSnapshot(t.app.swagger());
    if (process.env.UPDATE_API) await writeFile(file, now);
    const [kept, live] = [(await readFile(file, "utf8")).split("\n"), now.split("\n")];
    // One line is one operation, which a failure is to name alone.
    expect(live.filter((line) => !kept.includes(line))).toEqual([]);
    expect(kept.filter((line) => !live.includes(line))).toEqual([]);
  });
});

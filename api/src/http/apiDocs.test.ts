import { testApp, type TestApp } from "../testing";

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
}, 60_000);
afterAll(() => t.close());

type Operation = {
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

describe("the description of the API", () => {
  it("lists every route of the table, and no other", () => {
    const listed = Object.entries(described()).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
      ),
    );
    const live = t.app.routeTable.map(({ method, url }) => `${method} ${url}`);
    expect(listed.sort()).toEqual(live.sort());
  });

  it("says of every route what success and refusal look like", () => {
    const silent = t.app.routeTable.filter(({ method, url }) => {
      const responses = operationOf(method, url)?.responses ?? {};
      const schema = (status: string) => responses[status]?.content?.["application/json"]?.schema;
      const isHealth = url.startsWith("/api/health/");
      return (
        isEmpty(schema("200")) ||
        isEmpty(schema("5XX")) ||
        // Asking whether the server lives can be refused by nobody.
        (!isHealth && isEmpty(schema("4XX")))
      );
    });
    expect(silent.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
  });

  it("says of every refusal that it has a message and codes", () => {
    for (const { method, url } of t.app.routeTable) {
      const refused = operationOf(method, url)?.responses?.["5XX"]?.content?.["application/json"]
        ?.schema;
      expect(refused).toMatchObject({
        type: "object",
        required: ["message", "data"],
        properties: { data: { type: "array", items: { type: "string" } } },
      });
    }
  });

  it("says of every route with a number in its path what that is", () => {
    for (const { method, url } of t.app.routeTable.filter((row) => row.url.includes(":id"))) {
      expect(operationOf(method, url)?.parameters).toContainEqual(
        expect.objectContaining({ in: "path", name: "id" }),
      );
    }
  });

  it("says what to send wherever a token of a person is asked for", () => {
    const guarded = t.app.routeTable.filter(({ human }) => human !== null);
    expect(guarded.length).toBeGreaterThan(5);
    for (const { method, url } of guarded) {
      const operation = operationOf(method, url);
      const asked = method === "GET" ? operation?.parameters : operation?.requestBody;
      expect(JSON.stringify(asked)).toMatch(/"(google_)?token"/);
    }
  });
});

import description from "@quotehaven/contract/api.json" with { type: "json" };
import { leastOf, standInReplies } from "./smokeReplies";

const reply = standInReplies(description, { "GET /threads/{id}": { data: ["written"] } });

it("answers a call with the least that the description allows", () => {
  expect(reply("GET", "/notifications", "agent")).toEqual({
    status: 200,
    body: { data: { data: [], count: 0, unseen: 0 } },
  });
});

it("knows nobody, or whoever a session is of", () => {
  const check = (role: Parameters<typeof reply>[2]) => reply("GET", "/auth/check-session", role);
  expect(check("anyone").status).toBe(401);
  expect(check("agent").body).toMatchObject({ type: 2 });
  expect(check("operator").body).toMatchObject({ type: 3 });
});

it("takes what a team has written, and knows no other call", () => {
  expect(reply("GET", "/threads/7", "agent").body).toEqual({ data: ["written"] });
  expect(reply("GET", "/nothing", "agent").status).toBe(404);
});

it.each([
  [{ anyOf: [{ type: "string" }, { type: "null" }] }, null],
  [{ anyOf: [{ const: 2 }, { const: 1 }] }, 2],
  [{ type: "string", enum: ["altcha"] }, "altcha"],
  [{ type: "integer", minimum: 1 }, 1],
  [{ type: "array", minItems: 1, items: { type: "boolean" } }, [false]],
  [{ type: "string", format: "date" }, "2026-01-01"],
  [{ type: "object", required: ["a"], properties: { a: { type: "string" }, b: {} } }, { a: "" }],
  [{}, null],
])("of %j the least is %j", (schema, least) => {
  expect(leastOf(schema)).toEqual(least);
});

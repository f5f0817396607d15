import fc from "fast-check";
import type { TSchema } from "typebox";
import { Value } from "typebox/value";
import * as schemas from "../schemas";
import { entity } from "./codec";
import * as wire from ".";

type AnyCodec = Record<"encode" | "decode", (value: unknown) => unknown>;
const exported: Record<string, unknown> = { ...wire };

function codecOf(schemaName: string) {
  const one = exported[schemaName.charAt(0).toLowerCase() + schemaName.slice(1)];
  return typeof one === "object" ? (one as AnyCodec) : undefined;
}

/** The schemas of objects; what is smaller is part of one of them. */
const objects = Object.entries(schemas).flatMap(([name, schema]): [string, TSchema][] =>
  typeof schema === "object" && "properties" in schema ? [[name, schema]] : [],
);
const translated = objects.filter(([name]) => codecOf(name));

type Schema = {
  const?: unknown;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  format?: string;
};

/** Any value that a schema allows. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const { items = {}, minimum = -9, maximum = 9 } = schema;
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  if (schema.format === "date-time")
    return fc.constantFrom("2026-03-01T09:30:00.000Z", "1970-01-01T00:00:00Z");
  switch (schema.type) {
    case "object":
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valuesOf(field)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    case "array":
      return (schema.uniqueItems ? fc.uniqueArray : fc.array)(valuesOf(items), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 2, 2),
      });
    case "string":
      return fc
        .oneof(fc.string({ maxLength: 9 }), fc.constantFrom("[]", "[12,14]", "7"))
        .map((text) => text.slice(0, schema.maxLength));
    case "integer":
      return fc.integer({ min: minimum, max: maximum });
    case "number":
      return fc.double({
        min: schema.exclusiveMinimum ?? minimum,
        minExcluded: schema.exclusiveMinimum !== undefined,
        ...{ max: maximum, noNaN: true },
      });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      throw new Error(`A schema has a type that no value is made of: ${JSON.stringify(schema)}`);
  }
}

/** Every field's name, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return Object.entries(value).flatMap(([name, member]) => [name, ...namesIn(member)]);
}

describe("the codecs", () => {
  it("are there for every schema with a name of the wire's own", () => {
    const alike = objects.filter(([name]) => !codecOf(name));
    for (const [name, schema] of alike) {
      const names = fc.sample(valuesOf(schema), 20).flatMap(namesIn).filter(isWireName);
      expect({ name, names }).toEqual({ name, names: [] });
    }
  });

  it.each(translated)("keep every field of %s, and read what they wrote", (name, schema) => {
    const codec = codecOf(name);
    if (!codec) throw new Error(`There is no codec of ${name}.`);
    fc.assert(
      fc.property(valuesOf(schema), (sent) => {
        const inside = codec.decode(sent);
        const again = codec.encode(inside);
        expect(Value.Check(schema, again)).toBe(true);
        expect(Object.keys(Object(again)).sort()).toEqual(Object.keys(Object(sent)).sort());
        expect(codec.decode(again)).toEqual(inside);
        expect(namesIn(inside).filter(isWireName)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

function isWireName(name: string): boolean {
  return /[_-]/.test(name);
}

describe("a codec", () => {
  it("of an object must name each field of the wire once", () => {
    type Sent = { aps_id: number; edit?: boolean };
    // @ts-expect-error -- `edit` is forgotten.
    entity<Sent>()({ id: "aps_id" });
    // @ts-expect-error -- the wire has no such field.
    entity<Sent>()({ id: "aps_id", needsUpdate: "edits" });
    const codec = entity<Sent>()({ id: "aps_id", needsUpdate: "edit" });
    expect(codec.decode({ aps_id: 4 })).toEqual({ id: 4 });
    expect(codec.encode({ id: 4, needsUpdate: false })).toEqual({ aps_id: 4, edit: false });
  });

  it("tells a lead's status with its fields", () => {
    const lead = wire.lead.decode({
      aps_id: 7,
      aps_submitted: "2026-03-01T00:00:00.000Z",
      aps_confirmed: false,
      aps_deleted: false,
      has_quote: true,
      won_quote: false,
      edit: true,
      isUnread: true,
      viable_inc: [{ inc_id: 1, inc_name: "Acme" }],
      ins_types: [{ aps_id: 7, ins_name: "Home" }],
      insType: [1],
    });
    expect(lead).toMatchObject({
      id: 7,
      status: "Updated",
      viableCarriers: [{ id: 1, name: "Acme" }],
    });
    expect(wire.lead.encode(lead)).not.toHaveProperty("status");
  });

  it("of chosen options reads a number, a bracketed list or a real list, and nothing else", () => {
    const read = (ans_id: number | string | number[]) =>
      wire.answerInput.decode({ que_id: 1, ans_id }).chosen;
    expect([read(3), read("3"), read("[12, 14]"), read([3, 4]), read("[]"), read("")]).toEqual([
      ...[3, 3, [12, 14], [3, 4], [], null],
    ]);
    expect([read("[1,2]; drop"), read("1,2"), read("a")]).toEqual(Array(3).fill("unreadable"));
  });

  it("of a profile empties a second address line with None, and never shows it as an address", () => {
    expect(wire.userProfileUpdate.encode({ address2: null })).toEqual({ usr_address2: "None" });
    const read = (sent: string) => wire.userProfileUpdate.decode({ usr_address2: sent }).address2;
    expect(["None", "", "  ", "Apt 4"].map(read)).toEqual([null, null, null, "Apt 4"]);
  });

  it("of what was sent keeps its order: refusals are told in it", () => {
    const sent = { usr_phonenumber: "1", usr_firstname: "" };
    expect(Object.keys(wire.userProfileUpdate.decode(sent))).toEqual(["phone", "firstName"]);
  });

  it("reads what nobody offers as unreadable, so that a rule can refuse it", () => {
    expect(wire.answerInput.decode({ que_id: 1, ans_id: "1; drop" })).toEqual({
      questionId: 1,
      chosen: "unreadable",
    });
    expect(wire.sentGender.decode(9)).toBe("unreadable");
    expect(() => wire.gender.decode(9)).toThrow(TypeError);
  });
});

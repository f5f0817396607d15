import { Type, type Static, type TSchema } from "typebox";

/** Longest text a form field may hold, unless a field says otherwise (specification, section 9). */
export const MAX_TEXT = 500;

/** A row's number: positive, and exact as a number of JavaScript. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** The number of what there is less of, within PostgreSQL's integer: people, carriers, ZIP codes, questions. */
export const SmallId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A person's text. What it must say is a rule (`contract/rules`); this only bounds it. */
export const Text = Type.String({ maxLength: MAX_TEXT });

/** A password as typed: never trimmed, never cut. */
export const Password = Type.String({ maxLength: MAX_TEXT });

/** A single-use token: human verification, or the one of a mailed link. */
export const Token = Type.String({ maxLength: 8192 });

/** Calendar date, `YYYY-MM-DD`. */
export const CalendarDate = Type.String({ maxLength: 10 });

/** Moment in UTC, ISO 8601. */
export const Timestamp = Type.String({ format: "date-time" });

/** Whole US dollars. */
export const Dollars = Type.Integer({ minimum: 0, maximum: 100_000_000 });

/** How many there are. */
export const Count = Type.Integer({ minimum: 0 });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** One of a few words or numbers. */
export const oneOf = <const One extends string | number>(options: readonly One[]) =>
  Type.Unsafe<One>(Type.Union(options.map((option) => Type.Literal(option))));

/** Insurance type: 1 home, 2 life, 3 auto. */
export const InsuranceTypeId = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]);
export type InsuranceTypeId = Static<typeof InsuranceTypeId>;

/** The role of a customer as the wire numbers it: 1 consumer, 2 agent. */
export const CustomerRoleNumber = Type.Union([Type.Literal(1), Type.Literal(2)]);
export type CustomerRoleNumber = Static<typeof CustomerRoleNumber>;

/** A gender as it is answered: 0 male, 1 female, 2 other. */
export const Gender = Type.Integer({ minimum: 0, maximum: 2 });

/** A marital status as it is answered: 0 single, 1 married, 2 domestic partner. */
export const MaritalStatus = Type.Integer({ minimum: 0, maximum: 2 });

/** A language of the product's texts and mails. */
export const Language = oneOf(["en", "es"]);
export type Language = Static<typeof Language>;

/** What every refused call answers: a sentence for the person and the codes of section 8. */
export const ErrorReply = Type.Object({
  message: Type.String(),
  data: Type.Array(Type.String()),
  /** Where fields were refused: the code of each, by its name in the form's rules. */
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type ErrorReply = Static<typeof ErrorReply>;

/** A change that has nothing to tell but that it was made. */
export const DoneReply = Type.Object({ message: Type.String() });
export type DoneReply = Static<typeof DoneReply>;

export const IdParams = Type.Object({ id: Id });
export type IdParams = Static<typeof IdParams>;
export const SmallIdParams = Type.Object({ id: SmallId });

export const InsuranceType = Type.Object({
  ins_id: InsuranceTypeId,
  ins_name: Type.String(),
});
export type InsuranceType = Static<typeof InsuranceType>;

/** An insurance company. */
export const Carrier = Type.Object({ inc_id: Type.Integer(), inc_name: Type.String() });
export type Carrier = Static<typeof Carrier>;

export const ZipCode = Type.Object({
  zip_id: Type.Integer(),
  zip_code: Type.String(),
  city: Type.Optional(Type.String()),
  state: Type.Optional(Type.String()),
});
export type ZipCode = Static<typeof ZipCode>;

/** A reference to a ZIP code by its `zip_id`. */
export const ZipCodeRef = Type.Object({ id: SmallId });
export type ZipCodeRef = Static<typeof ZipCodeRef>;

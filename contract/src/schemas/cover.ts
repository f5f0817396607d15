import { Type, type TSchema } from "typebox";
import {
  coverFields,
  highestCover,
  type AutoNeed,
  type CoverField,
  type Covers,
  type HomeNeed,
  type LifeNeed,
} from "../cover";
import { Dollars, Nullable, oneOf } from "./common";

const Limit = Type.Integer({ minimum: 0, maximum: highestCover });

function schemaOf(field: CoverField): TSchema {
  switch (field.kind) {
    case "amount":
      return Limit;
    case "choice":
      return oneOf(field.options);
    case "set":
      return Type.Array(oneOf(field.options), {
        maxItems: field.options.length,
        uniqueItems: true,
      });
    case "amountOrPercent":
      return Type.Union([
        Type.Object({ dollars: Dollars }),
        Type.Object({ percent: oneOf(field.percents) }),
      ]);
  }
}

const coverSchema = <Name extends keyof Covers>(type: Name, ofField = schemaOf) =>
  Type.Unsafe<Covers[Name]>(
    Type.Object(
      Object.fromEntries(
        Object.entries<CoverField>(coverFields[type]).map(([name, field]) => [
          name,
          Type.Optional(ofField(field)),
        ]),
      ),
      { additionalProperties: false },
    ),
  );

/** As {@link schemaOf}, for a policy that exists: its amounts are what they are. */
function presentSchemaOf(field: CoverField): TSchema {
  switch (field.kind) {
    case "choice": {
      const words = field.options.filter((option) => typeof option === "string");
      if (words.length === field.options.length) return oneOf(words);
      return words.length > 0 ? Type.Union([Limit, oneOf(words)]) : Limit;
    }
    case "amountOrPercent":
      return Type.Union([
        Type.Object({ dollars: Dollars }),
        Type.Object({ percent: Type.Number({ exclusiveMinimum: 0, maximum: 100 }) }),
      ]);
    default:
      return schemaOf(field);
  }
}

/** What a policy that exists covers. What is absent is not known. */
export const presentCoverSchema = <Name extends keyof Covers>(type: Name) =>
  coverSchema(type, presentSchemaOf);

/** What a quote covers beside its price, by insurance type. What is absent was not stated. */
export const QuoteCover = Type.Object({
  home: Type.Optional(coverSchema("home")),
  life: Type.Optional(coverSchema("life")),
  auto: Type.Optional(coverSchema("auto")),
});

const amounts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, Limit])) as Record<Name, typeof Limit>;

/** What an application needs, by insurance type: what its quotes are held against. */
export const CoverNeed = Type.Object({
  home: Type.Optional(
    Type.Unsafe<HomeNeed>(
      Type.Object({
        home: oneOf(["house", "condo", "renter", "manufactured", "landlord"]),
        ...amounts(
          "dwelling",
          "otherStructures",
          "belongings",
          "livingElsewhere",
          "personalLiability",
          "medicalPayments",
          "valuables",
        ),
        deductible: Nullable(Type.Union([Limit, oneOf(["upTo2Percent", "over5Percent"])])),
        wantsExtended: Type.Boolean(),
        extras: schemaOf(coverFields.home.included),
        presentYearly: Nullable(Limit),
      }),
    ),
  ),
  life: Type.Optional(
    Type.Unsafe<LifeNeed>(
      Type.Object({
        deathBenefit: Limit,
        termYears: Nullable(Type.Integer()),
        policyKind: Nullable(oneOf(["term", "permanent"])),
        refusesExam: Type.Boolean(),
      }),
    ),
  ),
  auto: Type.Optional(
    Type.Unsafe<AutoNeed>(
      Type.Object({
        ...amounts("injury", "propertyDamage", "totalRequired"),
        wantsUmbrella: Type.Boolean(),
        wantsOwnDamage: Type.Boolean(),
        deductible: Nullable(Limit),
        wantsMedicalPayments: Type.Boolean(),
        extras: schemaOf(coverFields.auto.included),
        presentMonthly: Nullable(Limit),
      }),
    ),
  ),
});

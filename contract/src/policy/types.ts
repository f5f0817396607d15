import type { AutoCover, HomeCover } from "../cover/fields";

/** A piece of text as a PDF places it. Points; the origin is the top left corner of the page. */
export type TextRun = {
  /** Counts from 1. */
  page: number;
  text: string;
  /** Where its baseline begins. */
  x: number;
  y: number;
  /** Its length along the baseline. */
  width: number;
  /** The size of its font. */
  height: number;
  /** Direction of reading in degrees, clockwise: 0 to the right, 90 downwards. */
  angle: number;
};

/** A page of a file. Points. */
export type TextPage = { number: number; width: number; height: number };

/** The text of a file. */
export type PolicyText = { pages: readonly TextPage[]; runs: readonly TextRun[] };

/** A rectangle on a page, in points from its top left corner. */
export type Box = { x: number; y: number; width: number; height: number };

/** Where something stood, and what stood there. */
export type Place = { page: number; box: Box; text: string };

/** A value with where it was read. A sum or a derived value has several places. */
export type Found<Value> = { value: Value; places: readonly Place[] };

/** What a file is. Of the last seven nothing is read. */
export type PolicyKind =
  | "policy"
  | "quote"
  | "umbrella"
  | "otherPolicy"
  | "bill"
  | "letter"
  | "scan"
  | "empty"
  | "damaged"
  | "locked"
  | "notPdf";

/** What a policy costs for its months, in whole dollars. */
export type PolicyPrice = { dollars: number; months: number };

/** The days and the price of one policy. Days are YYYY-MM-DD. */
export type PolicyTerm = {
  effectiveOn?: Found<string>;
  expiresOn?: Found<string>;
  premium?: Found<PolicyPrice>;
};

type FoundOf<Fields> = {
  -readonly [Name in keyof Fields]?: Found<NonNullable<Fields[Name]>>;
};

/** What was read of a home policy. `form` is as printed, `HO-3`. */
export type ReadHome = FoundOf<Omit<HomeCover, "windDeductible" | "included">> & {
  form?: Found<string>;
  windDeductible?: Found<{ dollars: number } | { percent: number }>;
  included: Found<NonNullable<HomeCover["included"]>[number]>[];
};

/**
 * What was read of an auto policy. Deductibles and the damage to property are as printed, and may be
 * amounts that a quote cannot have.
 */
export type ReadAuto = FoundOf<
  Pick<AutoCover, "injury" | "uninsuredDrivers" | "medicalPayments" | "umbrella">
> & {
  propertyDamage?: Found<number>;
  comprehensiveDeductible?: Found<number | "none">;
  collisionDeductible?: Found<number | "none">;
  /** Whether another vehicle than the first has other deductibles. */
  differs?: Found<true>;
  included: Found<NonNullable<AutoCover["included"]>[number]>[];
};

/** The home that is insured. */
export type ReadProperty = {
  address1?: Found<string>;
  city?: Found<string>;
  state?: Found<string>;
  zip?: Found<string>;
  yearBuilt?: Found<number>;
  /** In square feet. */
  livingArea?: Found<number>;
};

/** What was read of a file. What is absent was not found, or not surely. */
export type PolicyReading = {
  kind: PolicyKind;
  types: ("home" | "auto")[];
  /** A carrier by the name of the list that was given, or as printed. */
  carrier?: Found<string>;
  /** The price of each part of a package. */
  premiums?: Partial<Record<"home" | "auto" | "umbrella", Found<number>>>;
  /** Policies of their own in one file; then the file has no days and no price as a whole. */
  policies?: ({ types: ("home" | "auto")[] } & PolicyTerm)[];
  home?: ReadHome;
  property?: ReadProperty;
  auto?: ReadAuto;
  vehicles?: Found<string>[];
  drivers?: Found<number>;
} & PolicyTerm;

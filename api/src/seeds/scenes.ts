import type { Covers } from "@quotehaven/contract/cover";
import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import type { LeadNotesBody } from "@quotehaven/contract/schemas";
import type { AgentName } from "./demoAgents";
import type { Place } from "./demoChoices";
import type { DemoPerson } from "./demoPeople";

/** What a demo quote says beside its usual price. */
export type Terms = {
  /** What it covers of what is needed; nothing is said of it unless given. */
  cover?: (needed: Partial<Covers>) => Partial<Covers>;
  /** Against the usual price: thin cover costs less. */
  priceFactor?: number;
  /** It ends on the next day. */
  isShort?: boolean;
  message?: string;
};

/** What one of the two sides does with a lead. A quote is named by its carrier: there is one of each. */
export type Act =
  | { does: "saves" | "submits" | "deletes" | "getsFeeBack" }
  | { does: "opens" | "pays" | "putsAway"; agent: AgentName }
  | { does: "quotes"; agent: AgentName; carrierId: number; terms?: Terms }
  | { does: "chooses" | "takesBack" | "reads"; carrierId: number }
  | { does: "tellsPolicies"; carrier: string; cover: NonNullable<Terms["cover"]> }
  | { does: "asks"; carrierId: number; text: string }
  | { does: "answers"; agent: AgentName; carrierId: number; text: string }
  | { does: "notes"; agent: AgentName; notes: Omit<LeadNotesBody, "version"> }
  | { does: "asksFeeBack"; agent: AgentName; words: string };

/** An act, and how many days ago it was. */
export type Scene = Act & { daysAgo: number };

/** A client with one application, and all that happens to it. */
export type LeadStory = {
  client: DemoPerson;
  /** Tells this client's answers, prices and home from others'. */
  index: number;
  place: Place;
  types: readonly InsuranceTypeId[];
  /** How many days ago the client registered. */
  joined: number;
  /** Home and car are insured today. */
  isInsured?: boolean;
  scenes: readonly Scene[];
};

import type { ErrorCode, FieldRules, Validator } from "@quotehaven/contract/rules";
import type { Location } from "react-router-dom";
import type { WizardValues } from "../../shared/register/registrationValues";
import { isSamePosition } from "../../shared/useTrail";

/** What is open: a step, and which page of it (only the last one has several). */
export type Position = { step: number; page: number };

/** The position that an entry of the history holds; null where that is nothing of ours. */
export function readPosition(value: unknown): Position | null {
  if (typeof value !== "object" || value === null || !("step" in value) || !("page" in value)) {
    return null;
  }
  const { step, page } = value;
  return typeof step === "number" && typeof page === "number" ? { step, page } : null;
}

/** Whether a position comes later in the wizard than another. */
export const isAfter = (one: Position, other: Position) =>
  one.step > other.step || (one.step === other.step && one.page > other.page);

/** A value that the server refused in a field, as it compares values. */
type RefusedValue = { field: string; value: string; code: ErrorCode };

type WizardState = {
  /** The history's entry that was opened last. Its key says less: it is the same after Back from an entry that was never rendered. */
  entry: Location;
  position: Position;
  /** The position whose entry the history is on its way to; null once it is there. */
  awaited: Position | null;
  /** Where the person was before a reload lost something (the passwords) that leads there; null otherwise. */
  interrupted: Position | null;
  /** Going on was tried on the open page, which shows what is wrong. */
  isTried: boolean;
  /** Counts the attempts that nothing but the open question about the place held back. */
  askedAgain: number;
  busy: "checking" | "sending" | null;
  refusedValues: readonly RefusedValue[];
};

type WizardAction =
  /** An entry of the history was opened: the awaited one, or another by Back, Forward or a link. */
  | { type: "entryOpened"; entry: Location; known: Position | null; position: Position }
  /** The history was sent to the open position. */
  | { type: "entryAwaited" }
  | { type: "turned"; to: Position }
  /** Going on was tried; what is wrong there is shown. */
  | { type: "tried"; at: Position }
  | { type: "placeAsked" }
  | { type: "requested"; busy: "checking" | "sending" }
  | { type: "answered" }
  /** The server refused some of the values that it was sent. */
  | {
      type: "refused";
      at: Position;
      codes: Record<string, ErrorCode>;
      sent: Partial<WizardValues>;
    };

/** A wizard that begins in an entry of the history, at the position that is allowed of the wanted one. */
export function startWizard(entry: Location, wanted: Position, position: Position): WizardState {
  return {
    entry,
    position,
    awaited: null,
    interrupted: isSamePosition(wanted, position) ? null : wanted,
    isTried: false,
    askedAgain: 0,
    busy: null,
    refusedValues: [],
  };
}

/** What the wizard shows next. The history follows its position. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case "entryOpened": {
      const opened = { ...state, entry: action.entry, awaited: null };
      const isOwn = state.awaited !== null && isSamePosition(state.awaited, action.known);
      if (isOwn || isSamePosition(state.position, action.position)) return opened;
      return { ...opened, position: action.position, isTried: false };
    }
    case "entryAwaited":
      return { ...state, awaited: state.position };
    case "turned":
      return { ...state, position: action.to, isTried: false };
    case "tried":
      return { ...state, position: action.at, isTried: true };
    case "placeAsked":
      return { ...state, askedAgain: state.askedAgain + 1 };
    case "requested":
      return { ...state, busy: action.busy };
    case "answered":
      return { ...state, busy: null };
    case "refused": {
      const { codes, sent } = action;
      const refused = Object.entries(codes).map(([field, code]) => ({
        field,
        value: asCompared(Reflect.get(sent, field)),
        code,
      }));
      return {
        ...state,
        position: action.at,
        isTried: true,
        refusedValues: [...state.refusedValues, ...refused],
      };
    }
  }
}

/** Upper and lower case are the same to the server, in addresses and in common passwords. */
const asCompared = (value: unknown) =>
  typeof value === "string" ? value.trim().toLowerCase() : JSON.stringify(value);

/** Why the server refused a value in a field; undefined where it did not. */
export const refusalOf = (refused: readonly RefusedValue[], field: string, value: unknown) =>
  refused.findLast((each) => each.field === field && each.value === asCompared(value))?.code;

/** Refuses what the server refused, for as long as it is in its field. */
export function refusedRules(refused: readonly RefusedValue[]): FieldRules {
  const validatorOf =
    (field: string): Validator =>
    (value) => {
      const code = refusalOf(refused, field, value);
      return code ? { key: `errors.${code}`, code } : null;
    };
  return Object.fromEntries(refused.map(({ field }) => [field, [validatorOf(field)]]));
}

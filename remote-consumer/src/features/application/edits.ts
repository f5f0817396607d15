import {
  answersOf,
  insuranceTypeIds,
  type Answers,
  type InsuranceTypeId,
} from "@quotehaven/contract/rules";
import type { Application } from "../../shared/applicationApi";

/** What somebody is changing in the application, and the version it was begun on. */
export type Edits = {
  version: number;
  types: InsuranceTypeId[];
  answersByType: Record<number, Answers>;
  /** A submitted application was unlocked here. */
  isUnlocked: boolean;
};

/** The application as stored, ready to be changed. */
export function storedEdits({ forms, meta }: Application): Edits {
  return {
    version: meta.version,
    types: inOrder(meta.types),
    answersByType: Object.fromEntries(forms.map((form) => [form.insuranceTypeId, answersOf(form)])),
    isUnlocked: false,
  };
}

/** The same with a type put in or taken out. Its answers stay, until a save leaves them out (UAP-4). */
export function withTypeToggled(edits: Edits, type: InsuranceTypeId): Edits {
  const types = edits.types.includes(type)
    ? edits.types.filter((each) => each !== type)
    : [...edits.types, type];
  return { ...edits, types: inOrder(types) };
}

function inOrder(types: readonly InsuranceTypeId[]): InsuranceTypeId[] {
  return insuranceTypeIds.filter((type) => types.includes(type));
}

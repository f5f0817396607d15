import { DefinitionList } from "@quotehaven/shared-ui/content";
import type { ReactNode } from "react";

/** One thing known of somebody or something. */
export type Fact = { label: string; value: ReactNode };

type FactsProps = {
  facts: readonly Fact[];
  /** `under` suits short facts: several fit beside each other. */
  layout?: "beside" | "under";
};

/** Things known of somebody or something, read-only. Empty values are left out. */
export function Facts({ facts, layout }: FactsProps) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== "");
  return (
    <DefinitionList
      layout={layout}
      items={known.map(({ label, value }) => ({ term: label, detail: value }))}
    />
  );
}

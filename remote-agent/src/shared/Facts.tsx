import { DefinitionList } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";

/** One thing known of somebody or something. */
export type Fact = { label: string; value: ReactNode };

/** Things known of somebody or something, read-only. Empty values are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== "");
  return (
    <DefinitionList items={known.map(({ label, value }) => ({ term: label, detail: value }))} />
  );
}

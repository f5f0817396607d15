import type { OpenCounts } from "@quotehaven/contract/schemas";
import { useOperationsOpenCountsQuery } from "./operationsApi";

/** A list that is worked through. */
export type ListName = keyof OpenCounts;

/** All of them, in the order of their tabs. */
export const workLists = [
  "messages",
  "reports",
  "fees",
  "differences",
  "licenses",
  "mails",
] as const satisfies readonly ListName[];

/** How much waits in each list: undefined while that is not known, null where it could not be read. */
export function useOpenCounts(): OpenCounts | null | undefined {
  const { data, isError } = useOperationsOpenCountsQuery();
  return data?.data ?? (isError ? null : undefined);
}

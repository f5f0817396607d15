import {
  useOperationsDifferencesQuery,
  useOperationsFeesQuery,
  useOperationsLicensesQuery,
  useOperationsMailsQuery,
  useOperationsMessagesQuery,
  useOperationsReportsQuery,
  type ListQuery,
} from "./operationsApi";

/** The lists that are worked through, in the order of their tabs. */
export const workLists = [
  "messages",
  "reports",
  "fees",
  "differences",
  "licenses",
  "mails",
] as const;
export type ListName = (typeof workLists)[number];

/** What every list begins with: its first page of what is to do. */
export const firstOpen: ListQuery = { page: 1, isAll: false };

/** How much waits in each list; undefined while that is not known, null where it could not be read. */
export function useOpenCounts(): Record<ListName, number | null | undefined> {
  const countIn = ({ data, error }: { data?: { count: number }; error?: unknown }) =>
    data ? data.count : error ? null : undefined;
  return {
    messages: countIn(useOperationsMessagesQuery(firstOpen)),
    reports: countIn(useOperationsReportsQuery(firstOpen)),
    fees: countIn(useOperationsFeesQuery(firstOpen)),
    differences: countIn(useOperationsDifferencesQuery(firstOpen)),
    licenses: countIn(useOperationsLicensesQuery(firstOpen)),
    mails: countIn(useOperationsMailsQuery(firstOpen)),
  };
}

import { useConsumerZipCodesQuery } from "../referenceApi";

/** Where a zip code of five digits lies: undefined while it is looked up or is none, null where there is no such. */
export function useZipPlace(typed: string) {
  const isWhole = /^\d{5}$/.test(typed);
  const { currentData, isError } = useConsumerZipCodesQuery(typed, { skip: !isWhole });
  if (!isWhole || !currentData || isError) return undefined;
  return currentData.find(({ code }) => code === typed) ?? null;
}

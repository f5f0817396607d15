import { useLazyConsumerQuotesQuery } from "../../shared/quotes/quotesApi";
import { isWaitingForUpdate } from "../../shared/quotes/quotePrices";

/** Asks the server how many quotes wait for an update now; none where it does not say. */
export function useQuotesToUpdate(): () => Promise<number> {
  const [read] = useLazyConsumerQuotesQuery();
  return async () => {
    const { data } = await read();
    return data?.quotes.filter(isWaitingForUpdate).length ?? 0;
  };
}

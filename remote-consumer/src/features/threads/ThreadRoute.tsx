import { useParams } from "react-router-dom";
import { addThreadCalls, ThreadScreen } from "@quotehaven/shared-features/threads";
import { api } from "../../store";

const calls = addThreadCalls(api);

/** What the consumer asks the agent of a quote, by the quote's id in the address. */
export function ThreadRoute() {
  const { id = "" } = useParams();
  const quoteId = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
  return (
    <ThreadScreen calls={calls} quoteId={quoteId} role="consumer" backTo="/profile/my-quotes" />
  );
}

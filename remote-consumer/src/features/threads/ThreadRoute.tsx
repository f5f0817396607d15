import { useParams } from "react-router-dom";
import { ThreadScreen } from "@quotehaven/shared-features/threads";

/** What the consumer asks the agent of a quote, by the quote's id in the address. */
export function ThreadRoute() {
  const { id = "" } = useParams();
  const quoteId = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
  return <ThreadScreen quoteId={quoteId} side="consumer" backTo="/profile/my-quotes" />;
}

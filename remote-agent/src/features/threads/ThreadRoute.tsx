import { useParams } from "react-router-dom";
import { addThreadCalls, ThreadScreen } from "@quotehaven/shared-features/threads";
import { api } from "../../store";

const calls = addThreadCalls(api);

const isId = (text: string) => /^[1-9]\d{0,9}$/.test(text);

/** What the client of a lead asks about one of the agent's quotes, by both ids in the address. */
export function ThreadRoute() {
  const { id = "", quoteId = "" } = useParams();
  return (
    <ThreadScreen
      calls={calls}
      quoteId={isId(quoteId) ? Number(quoteId) : null}
      role="agent"
      backTo={isId(id) ? `/agent/profile/leads/${id}` : "/agent/profile/leads/all"}
    />
  );
}

import type { LeadReply } from "@quotehaven/contract/wire";
import { Row } from "@quotehaven/shared-ui";
import { ThreadLink } from "@quotehaven/shared-features/threads";

/** The ways to what the client asks about each of the agent's quotes; nothing where there is no quote. */
export function LeadThreads({ lead: { lead, quotes } }: { lead: LeadReply }) {
  if (quotes.length === 0) return null;
  return (
    <Row>
      {quotes.map(({ id, carrierName, unreadMessages }) => (
        <ThreadLink
          key={id}
          to={`/agent/profile/leads/${lead.id}/messages/${id}`}
          $emphasis="secondary"
          $size="small"
          carrierName={carrierName}
          unread={unreadMessages}
        />
      ))}
    </Row>
  );
}

import { renderScreen } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { QuoteLeadScreen } from "./QuoteLeadScreen";

/** Opens the quote page of lead 12 with what the calls answer. */
export function openQuoteLead(replies: Record<string, unknown>) {
  return renderScreen(
    [
      { path: "/agent/profile/leads/:id", element: <QuoteLeadScreen /> },
      { path: "/agent/profile/leads", element: <p>The leads</p> },
    ],
    { path: "/agent/profile/leads/12", session: "agent", messages: { agent: english }, replies },
  );
}

import { useFormats } from "@quotehaven/platform";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Facts } from "../../shared/Facts";
import { useAgentLeadNotesQuery } from "../../shared/leadNotes/leadNotesApi";
import { Section } from "./Section";

const OnPaper = styled.div`
  white-space: pre-wrap;

  @media screen {
    display: none;
  }
`;

/** The agent's notes as they are kept, for a printed page: a form says nothing there. */
export function NotesOnPaper({ leadId }: { leadId: number }) {
  const { t } = useTranslation("agent");
  const { date } = useFormats();
  const { data: notes } = useAgentLeadNotesQuery(leadId);
  if (!notes) return null;
  const { note, followUpOn, outcome, outcomeReason, outcomeWords } = notes;
  const reason = outcomeReason && t(`leadNotes.reason.${outcomeReason}`);
  return (
    <OnPaper aria-hidden="true">
      <Section title={t("client.notes")}>
        {note !== "" && <p>{note}</p>}
        <Facts
          facts={[
            { label: t("leadNotes.followUpOn"), value: date(followUpOn) },
            {
              label: t("leadNotes.outcome"),
              value: [t(`leadNotes.outcome.${outcome}`), reason, outcomeWords]
                .filter(Boolean)
                .join(" · "),
            },
          ]}
        />
      </Section>
    </OnPaper>
  );
}

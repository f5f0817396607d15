import { Problem } from "@quotehaven/platform";
import { SkeletonScreen, SkeletonText } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { useAgentLeadNotesQuery } from "./leadNotesApi";
import { NotesEditor } from "./NotesEditor";

type LeadNotesProps = {
  leadId: number;
  /** Only a lead that was won has an outcome. */
  isWon: boolean;
};

/** What the agent writes down about a lead for themselves: a note, when to follow up, the outcome. */
export function LeadNotes({ leadId, isWon }: LeadNotesProps) {
  const { t } = useTranslation("agent");
  const notes = useAgentLeadNotesQuery(leadId);
  if (notes.data) {
    return <NotesEditor key={leadId} leadId={leadId} notes={notes.data} isWon={isWon} />;
  }
  return notes.error ? (
    <Problem error={notes.error} onRetry={notes.refetch} />
  ) : (
    <SkeletonScreen>
      <SkeletonText lines={4} aria-label={t("leadNotes.title")} />
    </SkeletonScreen>
  );
}

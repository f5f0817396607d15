import type { LeadNotes } from "@quotehaven/contract/schemas";
import { useFormats } from "@quotehaven/platform";
import { Form, FormErrorSummary, FormTextArea, SubmitButton } from "@quotehaven/platform/forms";
import { Button, Notice, Row, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { Facts } from "../Facts";
import { FollowUpField } from "./FollowUpField";
import { notesFormOf, type NotesForm } from "./notesForm";
import { OutcomeFields } from "./OutcomeFields";
import { useNotesForm } from "./useNotesForm";

type NotesEditorProps = { leadId: number; notes: LeadNotes; isWon: boolean };

/** The form of an agent's notes on a lead. */
export function NotesEditor({ leadId, notes, isWon }: NotesEditorProps) {
  const { t } = useTranslation("agent");
  const { form, save, crossed, takeTheirs } = useNotesForm(leadId, notes);
  return (
    <Form form={form} onSubmit={save} aria-label={t("leadNotes.title")}>
      <Stack $gap={4}>
        <FormErrorSummary />
        <FormTextArea
          name="note"
          label={t("leadNotes.note")}
          hint={t("leadNotes.noteHint")}
          rows={4}
        />
        <FollowUpField
          onPick={(day) =>
            form.parts.change("followUpOn", () =>
              form.setValue("followUpOn", day, { shouldDirty: true }),
            )
          }
        />
        {isWon && <OutcomeFields outcome={form.watch("outcome")} since={notes.outcomeAt} />}
        {crossed.length > 0 && <Crossed notes={notes} fields={crossed} onTake={takeTheirs} />}
        <Row>
          <SubmitButton form={form} emphasis="secondary" busyLabel={t("leadNotes.saving")}>
            {t("leadNotes.save")}
          </SubmitButton>
        </Row>
      </Stack>
    </Form>
  );
}

/** What another window kept meanwhile, beside what was typed in this one. */
function Crossed({
  notes,
  fields,
  onTake,
}: {
  notes: LeadNotes;
  fields: readonly (keyof NotesForm)[];
  onTake: () => void;
}) {
  const { t } = useTranslation("agent");
  const { date } = useFormats();
  const stored = notesFormOf(notes);
  const words: Record<keyof NotesForm, string> = {
    note: stored.note,
    followUpOn: date(notes.followUpOn),
    outcome: t(`leadNotes.outcome.${notes.outcome}`),
    outcomeReason: notes.outcomeReason ? t(`leadNotes.reason.${notes.outcomeReason}`) : "",
    outcomeWords: stored.outcomeWords,
  };
  return (
    <Notice
      kind="caution"
      title={t("leadNotes.crossed")}
      actions={<Button onClick={onTake}>{t("leadNotes.takeTheirs")}</Button>}
    >
      <p>{t("leadNotes.crossedText")}</p>
      <Facts
        facts={fields.map((name) => ({
          label: t(`leadNotes.${name}`),
          value: words[name] || t("leadNotes.nothing"),
        }))}
      />
    </Notice>
  );
}

import { leadOutcomes, lostReasons, type LeadOutcome } from "@quotehaven/contract/rules";
import { useFormats } from "@quotehaven/platform";
import { FormRadioGroup, FormSelect, FormTextField } from "@quotehaven/platform/forms";
import { useTranslation } from "react-i18next";

type OutcomeFieldsProps = {
  outcome: LeadOutcome;
  /** When it was set to what is kept. */
  since: string | null;
};

/** What became of a won lead: bound, or lost and why. */
export function OutcomeFields({ outcome, since }: OutcomeFieldsProps) {
  const { t } = useTranslation("agent");
  const { date } = useFormats();
  return (
    <>
      <FormRadioGroup<LeadOutcome>
        name="outcome"
        label={t("leadNotes.outcome")}
        hint={since === null ? undefined : t("leadNotes.outcomeSince", { date: date(since) })}
        options={leadOutcomes.map((value) => ({ value, label: t(`leadNotes.outcome.${value}`) }))}
      />
      {outcome === "lost" && (
        <>
          <FormSelect<string>
            name="outcomeReason"
            label={t("leadNotes.outcomeReason")}
            required
            options={lostReasons.map((value) => ({
              value,
              label: t(`leadNotes.reason.${value}`),
            }))}
          />
          <FormTextField name="outcomeWords" label={t("leadNotes.outcomeWords")} />
        </>
      )}
    </>
  );
}

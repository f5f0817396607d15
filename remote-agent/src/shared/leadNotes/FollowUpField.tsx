import { daysAfter } from "@quotehaven/contract/cover";
import { toShownDate } from "@quotehaven/contract/rules";
import { useToday } from "@quotehaven/platform";
import { FormDateField } from "@quotehaven/platform/forms";
import { Button, Row, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";

const soon = [1, 3, 7] as const;

/** When to come back to a lead: a date, or one of a few days from today. */
export function FollowUpField({ onPick }: { onPick: (shownDate: string) => void }) {
  const { t } = useTranslation("agent");
  const today = useToday();
  const shownDayIn = (days: number) => toShownDate(daysAfter(today, days));
  return (
    <Stack $gap={2}>
      <FormDateField
        name="followUpOn"
        label={t("leadNotes.followUpOn")}
        hint={t("leadNotes.followUpHint")}
        autoComplete="off"
      />
      <Row $gap={2} role="group" aria-label={t("leadNotes.followUpOn")}>
        {soon.map((days) => (
          <Button key={days} size="small" emphasis="quiet" onClick={() => onPick(shownDayIn(days))}>
            {t("leadNotes.inDays", { count: days })}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

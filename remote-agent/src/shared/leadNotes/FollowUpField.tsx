import { toShownDate } from "@quotehaven/contract/rules";
import { FormDateField, serverNow, useTranslation } from "@quotehaven/platform";
import { Button, Row, Stack } from "@quotehaven/shared-ui";

const soon = [1, 3, 7] as const;

/** When to come back to a lead: a date, or one of a few days from today. */
export function FollowUpField({ onPick }: { onPick: (shownDate: string) => void }) {
  const { t } = useTranslation<"agent">();
  return (
    <Stack gap={2}>
      <FormDateField
        name="followUpOn"
        label={t("leadNotes.followUpOn")}
        hint={t("leadNotes.followUpHint")}
        autoComplete="off"
      />
      <Row gap={2} role="group" aria-label={t("leadNotes.followUpOn")}>
        {soon.map((days) => (
          <Button key={days} size="small" emphasis="quiet" onClick={() => onPick(shownDayIn(days))}>
            {t("leadNotes.inDays", { count: days })}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

/** A day from today, where the agent is. */
function shownDayIn(days: number): string {
  const day = new Date(serverNow());
  day.setDate(day.getDate() + days);
  const two = (value: number) => String(value).padStart(2, "0");
  return toShownDate(`${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`);
}

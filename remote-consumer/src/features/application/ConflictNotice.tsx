import { useTranslation } from "@quotehaven/platform";
import { Button, Notice } from "@quotehaven/shared-ui";

/** Says that the application was saved elsewhere, and lets the person decide which version goes on. */
export function ConflictNotice({ onKeep, onTake }: { onKeep: () => void; onTake: () => void }) {
  const { t } = useTranslation<"consumer">();
  return (
    <Notice
      kind="caution"
      role="alert"
      title={t("application.conflictTitle")}
      actions={
        <>
          <Button size="small" onClick={onKeep}>
            {t("application.conflictKeep")}
          </Button>
          <Button size="small" emphasis="quiet" onClick={onTake}>
            {t("application.conflictTake")}
          </Button>
        </>
      }
    >
      {t("application.conflictText")}
    </Notice>
  );
}

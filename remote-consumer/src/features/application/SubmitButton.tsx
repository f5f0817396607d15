import { Button } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import type { ApplicationEditing } from "./useApplicationEditor";

/** Submits the application, or its changes. */
export function SubmitButton({ editor }: { editor: ApplicationEditing }) {
  const { t } = useTranslation("consumer");
  const { application, saving } = editor;
  const isFirst = application.meta.submittedAt === null;
  return (
    <Button
      emphasis="primary"
      onClick={saving.submit}
      busy={saving.working === "submitting"}
      busyLabel={t("application.submitting")}
      disabled={saving.isConflicting || saving.working === "saving"}
    >
      {t(isFirst ? "application.submit" : "application.resubmit")}
    </Button>
  );
}

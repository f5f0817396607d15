import { Button } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import type { ApplicationEditing } from "./useApplicationEditor";

type SubmitButtonProps = {
  editor: ApplicationEditing;
  /** Its words, in place of those that name what is submitted. */
  children?: string;
};

/** Submits the application, or its changes. */
export function SubmitButton({ editor, children }: SubmitButtonProps) {
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
      {children ?? t(isFirst ? "application.submit" : "application.resubmit")}
    </Button>
  );
}

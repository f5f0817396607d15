import { useTranslation } from "@quotehaven/platform";
import { Button, Notice } from "@quotehaven/shared-ui";
import { isAtSubmit, isEveryFormFilled } from "./applicationState";
import type { ApplicationEditing } from "./useApplicationEditor";

/** Says that everything is answered, and leads to the button that submits it. */
export function ReadyNotice({ editor }: { editor: ApplicationEditing }) {
  const { t } = useTranslation<"consumer">();
  const { application, editing, openForm, focus, isOpen, changes, chosenForms, options } = editor;
  const { types, answersByType } = editing.edits;
  const isFirst = application.submitted === null;
  const isReady =
    isOpen &&
    (isFirst || changes.length > 0) &&
    isEveryFormFilled(chosenForms, answersByType, options);
  const last = types.at(-1);
  if (!isReady || last === undefined) return null;
  if (isAtSubmit(chosenForms, answersByType, openForm, options)) return null;
  const goToSubmit = () => {
    openForm.openLastPage(last);
    focus.toSubmit();
  };
  return (
    <Notice
      kind="success"
      title={t("application.readyTitle")}
      actions={
        <Button size="small" emphasis="primary" onClick={goToSubmit}>
          {t("application.goToSubmit")}
        </Button>
      }
    >
      {t(isFirst ? "application.readyText" : "application.readyAgainText")}
    </Notice>
  );
}

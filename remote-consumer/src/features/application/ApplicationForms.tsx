import { EmptyState } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { WithAnswerAmounts } from "../../shared/estimate/WithAnswerAmounts";
import { Questionnaire } from "./Questionnaire";
import { TypeTabs } from "./TypeTabs";
import type { ApplicationEditing } from "./useApplicationEditor";

/** The questionnaires of the chosen types, one of them open. */
export function ApplicationForms({ editor }: { editor: ApplicationEditing }) {
  const { t } = useTranslation("consumer");
  const { openForm, chosen, isOpen } = editor;
  const open = chosen.find(({ type }) => type === openForm.type);
  return (
    <TypeTabs editor={editor}>
      {open ? (
        <WithAnswerAmounts
          key={`${isOpen ? "pages" : "locked"}-${open.type}`}
          form={open.form}
          answers={open.answers}
        >
          <Questionnaire editor={editor} open={open} />
        </WithAnswerAmounts>
      ) : (
        <EmptyState
          illustration="everything"
          title={t("profile.noApplicationSelected")}
          text={t("application.emptyText")}
        />
      )}
    </TypeTabs>
  );
}

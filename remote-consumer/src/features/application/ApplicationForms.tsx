import { isFormFilled } from "@quotehaven/contract/rules";
import { useTranslation } from "@quotehaven/platform";
import { EmptyState, Icon, Tabs, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { EstimatePanel } from "../../shared/estimate/EstimatePanel";
import { WithAnswerAmounts } from "../../shared/estimate/WithAnswerAmounts";
import { Questionnaire } from "./Questionnaire";
import type { ApplicationEditing } from "./useApplicationEditor";
import { useTypeName } from "./useTypeName";

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  align-items: start;
  gap: ${theme.space(6)};

  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const TabName = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
`;

const noAnswers = {};

/** The questionnaires of the chosen types, one of them open, with what its answers add up to. */
export function ApplicationForms({ editor }: { editor: ApplicationEditing }) {
  const { t } = useTranslation<"consumer">();
  const typeName = useTypeName();
  const { editing, openForm, chosenForms, options, isOpen } = editor;
  const { answersByType } = editing.edits;
  const { type } = openForm;
  const form = chosenForms.find(({ insuranceTypeId }) => insuranceTypeId === type);
  if (!form || type === undefined) {
    return (
      <EmptyState
        illustration="compare"
        title={t("profile.noApplicationSelected")}
        text={t("application.emptyText")}
      />
    );
  }
  const answers = answersByType[type] ?? noAnswers;
  const questionnaire = (
    <WithAnswerAmounts key={`${isOpen ? "pages" : "locked"}-${type}`} form={form} answers={answers}>
      <Questionnaire editor={editor} type={type} form={form} answers={answers} />
    </WithAnswerAmounts>
  );
  return (
    <Columns>
      {chosenForms.length > 1 ? (
        <Tabs<number>
          label={t("application.tabsLabel")}
          value={type}
          onChange={openForm.open}
          tabs={chosenForms.map((each) => ({
            value: each.insuranceTypeId,
            label: (
              <TabName>
                {typeName(each.insuranceTypeId)}
                {isFormFilled(each, answersByType[each.insuranceTypeId] ?? {}, options) && (
                  <Icon name="check" size={16} />
                )}
              </TabName>
            ),
          }))}
        >
          {questionnaire}
        </Tabs>
      ) : (
        questionnaire
      )}
      <EstimatePanel
        key={`estimate-${type}`}
        type={type}
        form={form}
        answers={answers}
        onQuestion={isOpen ? (questionId) => editor.toQuestion(type, questionId) : undefined}
      />
    </Columns>
  );
}

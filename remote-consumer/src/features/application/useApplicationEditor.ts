import type { AnswerValue, InsuranceTypeId } from "@quotehaven/contract/rules";
import { useCallback, useMemo } from "react";
import type { Application } from "../../shared/applicationApi";
import { questionName } from "../../shared/questionnaire/QuestionField";
import { pageOfQuestion } from "../../shared/questionnaire/visiblePages";
import { unsubmittedChanges } from "../../shared/unsubmittedChanges";
import { isEditable } from "./applicationState";
import { chosenForms } from "./chosenForms";
import { withAnswer, withTypeToggled } from "./edits";
import { useEditorFocus } from "./useEditorFocus";
import { useEdits } from "./useEdits";
import { useEditsSaving } from "./useEditsSaving";
import { useOpenForm } from "./useOpenForm";
import { useUmbrella } from "./useUmbrella";

/** What the parts of the application's screen share. */
export type ApplicationEditing = ReturnType<typeof useApplicationEditor>;

/** The application being edited: its edits, which form is open, and their saving. */
export function useApplicationEditor(application: Application) {
  const { forms, meta, submitted } = application;
  const editing = useEdits(application);
  const { edits, change } = editing;
  const umbrella = useUmbrella(forms, edits);
  const openForm = useOpenForm(edits.types);
  const focus = useEditorFocus();
  const isOpen = isEditable(meta, edits.isUnlocked);
  const droppedTypes = meta.types.filter((type) => !edits.types.includes(type));
  const pageOf = (type: InsuranceTypeId, questionId: number) => {
    const form = forms.find(({ insuranceTypeId }) => insuranceTypeId === type);
    const answers = editing.current().answersByType[type] ?? {};
    return form ? pageOfQuestion(form, answers, { umbrella }, questionId) : 0;
  };
  const saving = useEditsSaving(application, editing, {
    // A type that is left out takes its answers with it: that waits for the person to save.
    maySaveItself: isOpen && edits.types.length > 0 && droppedTypes.length === 0,
    onLocked: () => {
      openForm.toFirstPages();
      focus.toLock();
    },
    onRefused: ({ type, question }) => openForm.refuse(type, pageOf(type, question.id)),
  });
  return {
    application,
    editing,
    saving,
    openForm,
    focus,
    /** What decides which questions are visible, besides the answers. */
    options: { umbrella },
    /** The answers may be edited. */
    isOpen,
    /** How it differs from what was submitted. */
    changes: useMemo(() => unsubmittedChanges(forms, submitted, edits), [forms, submitted, edits]),
    /** Types that are stored and were taken out. */
    droppedTypes,
    chosen: useMemo(() => chosenForms(forms, edits, { umbrella }), [forms, edits, umbrella]),
    answer: useCallback(
      (questionId: number, value: AnswerValue) =>
        change((before) => withAnswer(forms, before, questionId, value, { umbrella })),
      [change, forms, umbrella],
    ),
    toggleType: (type: InsuranceTypeId) => {
      if (!edits.types.includes(type)) openForm.open(type);
      change((before) => withTypeToggled(before, type));
    },
    /** Opens the page of a question and brings the keyboard to it. */
    toQuestion: (type: InsuranceTypeId, questionId: number) => {
      openForm.openPage(type, pageOf(type, questionId));
      focus.toField(questionName(questionId));
    },
  };
}

import {
  isFormFilled,
  isInsuranceTypeId,
  questionsOf,
  type AnswerValue,
  type InsuranceTypeId,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";
import { useApiErrorToast, useLoader, useToast, useTranslation } from "@quotehaven/platform";
import {
  Button,
  ConfirmDialog,
  EmptyState,
  Icon,
  Notice,
  Stack,
  Tabs,
  theme,
  useFocusNext,
} from "@quotehaven/shared-ui";
import { useCallback, useRef, useState } from "react";
import styled from "styled-components";
import {
  useDeleteConsumerApplicationMutation,
  type Application,
} from "../../shared/applicationApi";
import { answerQuestion } from "../../shared/questionnaire/answerQuestion";
import { ApplicationHead } from "./ApplicationHead";
import { isEditable, isLastForm, nextUnfilledForm, visibleSections } from "./applicationState";
import { ConflictNotice } from "./ConflictNotice";
import { withTypeToggled } from "./edits";
import { EstimatePanel } from "./EstimatePanel";
import { FormPages } from "./FormPages";
import { LockedAnswers } from "./LockedAnswers";
import { TypeBadges } from "./TypeBadges";
import { useEdits } from "./useEdits";
import { autoOf, useEstimate } from "./useEstimate";
import { wasUmbrellaOffered } from "../../shared/questionnaire/umbrella";
import { useSaving } from "./useSaving";

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

const TypesHint = styled.p`
  margin-bottom: -${theme.space(2)};
  color: ${theme.color.inkMuted};
`;

const SubmitNote = styled.p`
  margin-top: ${theme.space(6)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const typeNames: Record<number, string> = {
  1: "common.homeName",
  2: "common.lifeName",
  3: "common.autoName",
};

const noAnswers = {};

type ApplicationEditorProps = {
  application: Application;
  /** Reads the stored application again. */
  onReload: () => void;
};

/** The application with everything that can be done with it. */
export function ApplicationEditor({ application, onReload }: ApplicationEditorProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const toastError = useApiErrorToast();
  const { forms, meta } = application;
  const held = useEdits(application);
  const { edits, change } = held;
  const [deleteApplication, deletion] = useDeleteConsumerApplicationMutation();
  const [isAskingToDelete, setAskingToDelete] = useState(false);
  const [wanted, setWanted] = useState<InsuranceTypeId | null>(null);
  const [pages, setPages] = useState<Record<number, number>>({});
  const [refusals, setRefusals] = useState<Record<number, number>>({});
  const saveButton = useRef<HTMLButtonElement>(null);
  const lockedTitle = useRef<HTMLHeadingElement>(null);
  const focusNext = useFocusNext();

  const active = wanted !== null && edits.types.includes(wanted) ? wanted : edits.types[0];
  const chosenForms = forms.filter(({ ins_id }) => edits.types.some((type) => type === ins_id));
  const form = chosenForms.find(({ ins_id }) => ins_id === active);
  const answers = (active && edits.answersByType[active]) ?? noAnswers;

  const auto = autoOf(forms, edits.types);
  const autoAnswers = (auto && edits.answersByType[auto.id]) ?? noAnswers;
  const autoEstimate = useEstimate(auto?.form, autoAnswers).estimate;
  const options: VisibilityOptions = {
    umbrella: autoEstimate ? autoEstimate.umbrella : wasUmbrellaOffered(autoAnswers),
  };
  const umbrella = options.umbrella;

  const isOpen = isEditable(meta, edits.isUnlocked);
  const typeName = (type: number) => t(typeNames[type] ?? "common.homeName");
  const dropped = meta.types.filter((type) => !edits.types.includes(type));

  const openForm = (type: number) => {
    if (isInsuranceTypeId(type)) setWanted(type);
  };
  const openPage = (type: InsuranceTypeId, page: number) => {
    setWanted(type);
    setPages((before) => ({ ...before, [type]: page }));
  };

  const saving = useSaving({
    application,
    currentEdits: held.current,
    onSaved: held.settle,
    onSubmitted: () => focusNext(() => lockedTitle.current),
    onConflict: onReload,
    onRefused: ({ type, queId }) => {
      const refused = forms.find(({ ins_id }) => ins_id === type);
      const sections = refused
        ? visibleSections(refused, held.current().answersByType[type] ?? noAnswers, options)
        : [];
      const page = sections.findIndex(({ questions }) =>
        questions.some(({ que_id }) => que_id === queId),
      );
      openPage(type, Math.max(page, 0));
      setRefusals((before) => ({ ...before, [type]: (before[type] ?? 0) + 1 }));
    },
  });
  // The reply of the own save is in the cache a moment before the edits are settled.
  const isConflicting = held.isConflicting && saving.working === null;
  useLoader(saving.working !== null || deletion.isLoading);

  const onAnswer = useCallback(
    (queId: number, value: AnswerValue) => {
      change((before) => {
        const of = forms.find((each) => questionsOf(each).some(({ que_id }) => que_id === queId));
        if (!of) return before;
        const own = before.answersByType[of.ins_id] ?? noAnswers;
        const next = answerQuestion(of, own, queId, value, { umbrella });
        return { ...before, answersByType: { ...before.answersByType, [of.ins_id]: next } };
      });
    },
    [change, forms, umbrella],
  );

  const confirmDelete = async () => {
    try {
      await deleteApplication().unwrap();
      held.discard();
      setWanted(null);
      setPages({});
      toast(t("profile.applicationDelete"), { kind: "success" });
      focusNext();
    } catch (error) {
      toastError(error);
    }
    setAskingToDelete(false);
  };

  const next = active && nextUnfilledForm(chosenForms, edits.answersByType, active, options);
  const hasSubmit = active && isLastForm(chosenForms, edits.answersByType, active, options);
  const isResubmission = meta.aps_submitted !== null;

  const questionnaire =
    form && active && isOpen ? (
      <FormPages
        key={`pages-${active}`}
        form={form}
        typeName={typeName(active)}
        answers={answers}
        options={options}
        page={pages[active] ?? 0}
        onPage={(page) => openPage(active, page)}
        onAnswer={onAnswer}
        refusals={refusals[active] ?? 0}
        lastNote={
          hasSubmit && (
            <SubmitNote>
              {t(isResubmission ? "application.resubmitText" : "application.submitText")}
            </SubmitNote>
          )
        }
        lastButtons={
          <>
            {next && (
              <Button
                emphasis={hasSubmit ? "secondary" : "primary"}
                onClick={() => openForm(next.ins_id)}
              >
                {t("application.nextForm", { type: typeName(next.ins_id) })}
                <Icon name="arrow-right" size={18} />
              </Button>
            )}
            {hasSubmit && (
              <Button
                emphasis="primary"
                onClick={saving.submit}
                busy={saving.working === "submitting"}
                busyLabel={t("application.submitting")}
                disabled={isConflicting || saving.working === "saving"}
              >
                {t(isResubmission ? "application.resubmit" : "application.submit")}
              </Button>
            )}
          </>
        }
      />
    ) : form && active ? (
      <LockedAnswers
        key={`locked-${active}`}
        form={form}
        answers={answers}
        options={options}
        meta={meta}
        titleRef={lockedTitle}
      />
    ) : null;

  return (
    <Stack gap={5}>
      <ApplicationHead
        meta={meta}
        isUnlocked={edits.isUnlocked}
        isDirty={held.isDirty}
        isOpen={isOpen}
        isBusy={saving.working !== null || isConflicting}
        canSave={isOpen && edits.types.length > 0}
        isSaving={saving.working === "saving"}
        saveRef={saveButton}
        onSave={saving.save}
        onUnlock={() => {
          setPages({});
          change((before) => ({ ...before, isUnlocked: true }));
          focusNext(() => saveButton.current);
        }}
        onDelete={() => setAskingToDelete(true)}
      />
      {isConflicting ? (
        <ConflictNotice
          onKeep={() => {
            held.keepMine();
            focusNext(() => saveButton.current);
          }}
          onTake={() => {
            held.discard();
            focusNext();
          }}
        />
      ) : (
        held.wasRestored && <Notice>{t("application.draftRestored")}</Notice>
      )}
      {isOpen && <TypesHint>{t("application.typesHint")}</TypesHint>}
      <TypeBadges
        chosen={edits.types}
        disabled={!isOpen}
        onToggle={(type) => {
          const isAdded = !edits.types.includes(type);
          change((before) => withTypeToggled(before, type));
          if (isAdded) setWanted(type);
        }}
      />
      {isOpen && dropped.length > 0 && edits.types.length > 0 && (
        <Notice kind="caution">
          {dropped.map((type) => t("application.typeDropped", { type: typeName(type) })).join(" ")}
        </Notice>
      )}
      {!form || !active ? (
        <EmptyState
          illustration="compare"
          title={t("profile.noApplicationSelected")}
          text={t("application.emptyText")}
        />
      ) : (
        <Columns>
          {chosenForms.length > 1 ? (
            <Tabs<number>
              label={t("application.tabsLabel")}
              value={active}
              onChange={openForm}
              tabs={chosenForms.map((each) => ({
                value: each.ins_id,
                label: (
                  <TabName>
                    {typeName(each.ins_id)}
                    {isFormFilled(each, edits.answersByType[each.ins_id] ?? {}, options) && (
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
          <EstimatePanel key={`estimate-${active}`} type={active} form={form} answers={answers} />
        </Columns>
      )}
      {isAskingToDelete && (
        <ConfirmDialog
          danger
          title={t("application.deleteTitle")}
          message={t("deleteAppMsg")}
          confirmLabel={t("application.delete")}
          cancelLabel={t("common.cancel")}
          busy={deletion.isLoading}
          busyLabel={t("application.deleting")}
          onConfirm={() => void confirmDelete()}
          onCancel={() => setAskingToDelete(false)}
        />
      )}
    </Stack>
  );
}

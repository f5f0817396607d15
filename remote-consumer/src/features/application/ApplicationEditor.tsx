import {
  isFormFilled,
  isInsuranceTypeId,
  questionsOf,
  type AnswerValue,
  type InsuranceTypeId,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";
import { Link, useLoader, useTranslation } from "@quotehaven/platform";
import {
  Button,
  ButtonLink,
  EmptyState,
  Icon,
  Notice,
  Stack,
  Tabs,
  theme,
  useFocusNext,
} from "@quotehaven/shared-ui";
import { useCallback, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import type { Application } from "../../shared/applicationApi";
import { answerQuestion } from "../../shared/questionnaire/answerQuestion";
import { wasUmbrellaOffered } from "../../shared/questionnaire/umbrella";
import { unsubmittedChanges } from "../../shared/unsubmittedChanges";
import { ApplicationActions } from "./ApplicationActions";
import { ApplicationHead, type SaveState } from "./ApplicationHead";
import {
  isEditable,
  isEveryFormFilled,
  isLastForm,
  nextUnfilledForm,
  visibleSections,
} from "./applicationState";
import { ConflictNotice } from "./ConflictNotice";
import { DeleteApplication } from "./DeleteApplication";
import { withTypeToggled } from "./edits";
import { EstimatePanel } from "./EstimatePanel";
import { Questionnaire } from "./Questionnaire";
import { TypeBadges } from "./TypeBadges";
import { useAutosave } from "./useAutosave";
import { useEdits } from "./useEdits";
import { autoOf, useEstimate } from "./useEstimate";
import { useSaving } from "./useSaving";
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

const TypesHint = styled.p`
  margin-bottom: -${theme.space(2)};
  color: ${theme.color.inkMuted};
`;

const noAnswers = {};

/** The application with everything that can be done with it. */
export function ApplicationEditor({ application }: { application: Application }) {
  const { t } = useTranslation();
  const typeName = useTypeName();
  const { forms, meta, submitted } = application;
  const held = useEdits(application);
  const { edits, change } = held;
  const [isAskingToDelete, setAskingToDelete] = useState(false);
  const [wanted, setWanted] = useState<InsuranceTypeId | null>(null);
  const [pages, setPages] = useState<Record<number, number>>({});
  const [refusals, setRefusals] = useState<Record<number, number>>({});
  const saveButton = useRef<HTMLButtonElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const lockedTitle = useRef<HTMLHeadingElement>(null);
  const focusNext = useFocusNext();

  const active = wanted !== null && edits.types.includes(wanted) ? wanted : edits.types[0];
  const chosenForms = forms.filter(({ insuranceTypeId }) =>
    edits.types.some((type) => type === insuranceTypeId),
  );
  const form = chosenForms.find(({ insuranceTypeId }) => insuranceTypeId === active);
  const answers = (active && edits.answersByType[active]) ?? noAnswers;

  const auto = autoOf(forms, edits.types);
  const autoAnswers = (auto && edits.answersByType[auto.id]) ?? noAnswers;
  const autoEstimate = useEstimate(auto?.form, autoAnswers).estimate;
  const options: VisibilityOptions = {
    umbrella: autoEstimate ? autoEstimate.needsUmbrella : wasUmbrellaOffered(autoAnswers),
  };
  const umbrella = options.umbrella;

  const isOpen = isEditable(meta, edits.isUnlocked);
  const dropped = meta.types.filter((type) => !edits.types.includes(type));
  const changes = useMemo(
    () => unsubmittedChanges(forms, submitted, edits),
    [forms, submitted, edits],
  );

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
    onReverted: () => {
      held.discard();
      focusNext(() => lockedTitle.current);
    },
    onRefused: ({ type, queId }) => {
      const refused = forms.find(({ insuranceTypeId }) => insuranceTypeId === type);
      const sections = refused
        ? visibleSections(refused, held.current().answersByType[type] ?? noAnswers, options)
        : [];
      const page = sections.findIndex(({ questions }) => questions.some(({ id }) => id === queId));
      openPage(type, Math.max(page, 0));
      setRefusals((before) => ({ ...before, [type]: (before[type] ?? 0) + 1 }));
    },
  });
  // The reply of the own save is in the cache a moment before the edits are settled.
  const isConflicting = held.isConflicting && saving.working === null;
  const isBusy = saving.working !== null && saving.working !== "auto";
  useLoader(isBusy);
  // A type that is left out takes its answers with it: that waits for the person to save.
  const isDue =
    isOpen && held.isDirty && !isConflicting && edits.types.length > 0 && dropped.length === 0;
  useAutosave({
    isDue,
    isDirty: held.isDirty,
    isFailing: saving.isFailing,
    edits: held.edits,
    save: saving.saveQuietly,
  });
  const saveState: SaveState =
    saving.working === "auto"
      ? "saving"
      : saving.isFailing
        ? "failing"
        : held.isDirty
          ? "unsaved"
          : "saved";

  const onAnswer = useCallback(
    (queId: number, value: AnswerValue) => {
      change((before) => {
        const of = forms.find((each) => questionsOf(each).some(({ id }) => id === queId));
        if (!of) return before;
        const own = before.answersByType[of.insuranceTypeId] ?? noAnswers;
        const next = answerQuestion(of, own, queId, value, { umbrella });
        return {
          ...before,
          answersByType: { ...before.answersByType, [of.insuranceTypeId]: next },
        };
      });
    },
    [change, forms, umbrella],
  );

  const next = active ? nextUnfilledForm(chosenForms, edits.answersByType, active, options) : null;
  const hasSubmit =
    active !== undefined && isLastForm(chosenForms, edits.answersByType, active, options);
  const isOnLastPage =
    form !== undefined &&
    (pages[form.insuranceTypeId] ?? 0) >= visibleSections(form, answers, options).length - 1;
  const isReady =
    isOpen &&
    (submitted === null || changes.length > 0) &&
    isEveryFormFilled(chosenForms, edits.answersByType, options);
  const goToSubmit = () => {
    const last = edits.types.at(-1);
    if (last === undefined) return;
    openPage(last, Number.MAX_SAFE_INTEGER);
    focusNext(() => submitButton.current);
  };

  const questionnaire = form && active && (
    <Questionnaire
      key={`${isOpen ? "pages" : "locked"}-${active}`}
      type={active}
      form={form}
      answers={answers}
      options={options}
      meta={meta}
      isOpen={isOpen}
      page={pages[active] ?? 0}
      refusals={refusals[active] ?? 0}
      next={next}
      hasSubmit={hasSubmit}
      isSubmitting={saving.working === "submitting"}
      isSubmitDisabled={isConflicting || saving.working === "saving"}
      submitRef={submitButton}
      titleRef={lockedTitle}
      onPage={(page) => {
        openPage(active, page);
        if (isDue) saving.saveQuietly();
      }}
      onAnswer={onAnswer}
      onOpenForm={openForm}
      onSubmit={saving.submit}
    />
  );

  return (
    <Stack gap={5}>
      <ApplicationHead
        meta={meta}
        isChanged={changes.length > 0}
        isOpen={isOpen}
        saveState={saveState}
      />
      {meta.acceptedQuoteId !== null && <ClosedNotice />}
      <ApplicationActions
        meta={meta}
        isUnlocked={edits.isUnlocked}
        isOpen={isOpen}
        changes={changes}
        isBusy={isBusy || isConflicting}
        canSave={isOpen && edits.types.length > 0}
        isSaving={saving.working === "saving"}
        isReverting={saving.working === "reverting"}
        saveRef={saveButton}
        onSave={saving.save}
        onUnlock={() => {
          setPages({});
          change((before) => ({ ...before, isUnlocked: true }));
          focusNext(() => saveButton.current);
        }}
        onRevert={() => {
          if (meta.isLocked && !held.isDirty) {
            held.discard();
            focusNext(() => lockedTitle.current);
          } else saving.revert();
        }}
        onDelete={() => setAskingToDelete(true)}
      />
      {isReady && !(hasSubmit && isOnLastPage) && (
        <Notice
          kind="success"
          title={t("application.readyTitle")}
          actions={
            <Button size="small" emphasis="primary" onClick={goToSubmit}>
              {t("application.goToSubmit")}
            </Button>
          }
        >
          {t(submitted === null ? "application.readyText" : "application.readyAgainText")}
        </Notice>
      )}
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
                value: each.insuranceTypeId,
                label: (
                  <TabName>
                    {typeName(each.insuranceTypeId)}
                    {isFormFilled(
                      each,
                      edits.answersByType[each.insuranceTypeId] ?? {},
                      options,
                    ) && <Icon name="check" size={16} />}
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
        <DeleteApplication
          onDeleted={() => {
            held.discard();
            setWanted(null);
            setPages({});
            focusNext();
          }}
          onClose={() => setAskingToDelete(false)}
        />
      )}
    </Stack>
  );
}

/** A quote was chosen: what is here stays as it is. */
function ClosedNotice() {
  const { t } = useTranslation();
  return (
    <Notice
      kind="success"
      title={t("application.closedTitle")}
      actions={
        <ButtonLink as={Link} to="/profile/my-quotes" size="small">
          {t("application.toQuotes")}
        </ButtonLink>
      }
    >
      {t("application.closedText")}
    </Notice>
  );
}

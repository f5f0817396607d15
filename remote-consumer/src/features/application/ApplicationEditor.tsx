import {
  Button,
  ButtonLink,
  EmptyState,
  Icon,
  lazyPart,
  Notice,
  Row,
  SkeletonCard,
  SkeletonScreen,
  Stack,
  theme,
} from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import styled from "styled-components";
import type { Application } from "../../shared/applicationApi";
import { DeleteApplication } from "../../shared/DeleteApplication";
import { EstimatePanel } from "../../shared/estimate/EstimatePanel";
import { WithAnswerAmounts } from "../../shared/estimate/WithAnswerAmounts";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import { ApplicationHead } from "./ApplicationHead";
import { ApplicationToday } from "./ApplicationToday";
import { isDeletable } from "./applicationState";
import { Beside, Columns, Main } from "./columns";
import { EditingNotice } from "./EditingNotice";
import { Questionnaire } from "./Questionnaire";
import { TypeTabs } from "./TypeTabs";
import { useApplicationEditor, type ApplicationEditing } from "./useApplicationEditor";
import type { KeptDraft } from "./useSavedEdits";

/** At the end of the answers. */
const ReviewPage = lazyPart(async () => (await import("./ReviewPage")).ReviewPage, {
  waiting: (
    <SkeletonScreen>
      <SkeletonCard lines={8} />
    </SkeletonScreen>
  ),
});
/** Only who is led here by a mail needs it. */
const RenewalNotice = lazyPart(async () => (await import("./RenewalNotice")).RenewalNotice);

type ApplicationEditorProps = { application: Application; draft: KeptDraft };

/** The application with everything that can be done with it. */
export function ApplicationEditor({ application, draft }: ApplicationEditorProps) {
  const editor = useApplicationEditor(application, draft);
  const isReview = editor.isOpen && editor.position.view === "review";
  return (
    <Stack $gap={8}>
      <Columns $isOne={isReview}>
        <Main>
          <ApplicationHead editor={editor} />
          {editor.isRenewing && <RenewalNotice editor={editor} />}
          {application.meta.acceptedQuoteId !== null && <ClosedNotice editor={editor} />}
          <EditingNotice editor={editor} />
          <DroppedNotice editor={editor} />
          {!isReview && <ApplicationToday editor={editor} />}
          {isReview ? <ReviewPage editor={editor} /> : <Forms editor={editor} />}
        </Main>
        {!isReview && (
          <Beside>
            <OpenEstimate editor={editor} />
          </Beside>
        )}
      </Columns>
      {isDeletable(application.meta) && <End editor={editor} />}
    </Stack>
  );
}

type EditorProps = { editor: ApplicationEditing };

/** The questionnaires of the chosen types, one of them open. */
function Forms({ editor }: EditorProps) {
  const { t } = useTranslation("consumer");
  const { position, chosen, isOpen } = editor;
  const open = chosen.find(({ type }) => type === position.type);
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

/** What the answers of the open form add up to. */
function OpenEstimate({ editor }: EditorProps) {
  const open = editor.chosen.find(({ type }) => type === editor.position.type);
  if (!open) return null;
  const { type, form, answers } = open;
  const toQuestion = (questionId: number) => editor.toQuestion(type, questionId);
  return (
    <EstimatePanel
      key={type}
      type={type}
      form={form}
      answers={answers}
      onQuestion={editor.isOpen ? toQuestion : undefined}
    />
  );
}

/** Types that the next save leaves out. */
function DroppedNotice({ editor: { isOpen, droppedTypes, chosen } }: EditorProps) {
  const { t } = useTranslation("consumer");
  if (!isOpen || droppedTypes.length === 0 || chosen.length === 0) return null;
  return (
    <Notice kind="caution">
      {droppedTypes
        .map((type) => t("application.typeDropped", { type: t(typeNameKeys[type]) }))
        .join(" ")}
    </Notice>
  );
}

/** A quote was chosen: what is here stays as it is. A long time after, its answers may begin another application. */
function ClosedNotice({ editor: { application, again } }: EditorProps) {
  const { t } = useTranslation("consumer");
  const { mayAskAgain = false } = application.meta;
  return (
    <Notice
      kind="success"
      title={t("application.closedTitle")}
      actions={
        <Row $gap={2}>
          {mayAskAgain && (
            <Button
              emphasis="primary"
              size="small"
              onClick={again.begin}
              busy={again.isBusy}
              busyLabel={t("renewal.beginning")}
            >
              {t("renewal.begin")}
            </Button>
          )}
          <ButtonLink as={Link} to="/profile/my-quotes/choice" $size="small">
            {t("application.toQuotes")}
          </ButtonLink>
        </Row>
      }
    >
      {t(mayAskAgain ? "renewal.beginText" : "application.closedText")}
    </Notice>
  );
}

const EndRoot = styled.div`
  padding-top: ${theme.space(4)};
  border-top: 1px solid ${theme.color.line};
`;

/** What ends the application, at the end of the screen. */
function End({ editor: { saving, forget } }: EditorProps) {
  const { t } = useTranslation("consumer");
  const [isAsking, setAsking] = useState(false);
  return (
    <EndRoot>
      <Button
        emphasis="quiet"
        disabled={saving.isBusy || saving.isConflicting}
        onClick={() => setAsking(true)}
      >
        <Icon name="trash" size={18} /> <span>{t("application.delete")}</span>
      </Button>
      {isAsking && <DeleteApplication onDeleted={forget} onClose={() => setAsking(false)} />}
    </EndRoot>
  );
}

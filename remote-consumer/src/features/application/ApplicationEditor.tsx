import { Link } from "react-router-dom";
import { ButtonLink, Notice, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import type { Application } from "../../shared/applicationApi";
import { EstimatePanel } from "../../shared/estimate/EstimatePanel";
import { WhatAgentsSeeInOneLine } from "../../shared/WhatAgentsSee";
import { ApplicationEnd } from "./ApplicationEnd";
import { ApplicationForms } from "./ApplicationForms";
import { ApplicationHead } from "./ApplicationHead";
import { Beside, Columns, Main } from "./columns";
import { EditingNotice } from "./EditingNotice";
import { ReviewPage } from "./ReviewPage";
import { useApplicationEditor, type ApplicationEditing } from "./useApplicationEditor";
import { useTypeName } from "./useTypeName";

/** The application with everything that can be done with it. */
export function ApplicationEditor({ application }: { application: Application }) {
  const editor = useApplicationEditor(application);
  const isReview = editor.isOpen && editor.openForm.view === "review";
  return (
    <Stack gap={8}>
      <Columns>
        <Main>
          <ApplicationHead editor={editor} />
          {application.meta.acceptedQuoteId !== null && <ClosedNotice />}
          <EditingNotice editor={editor} />
          <DroppedNotice editor={editor} />
          {isReview ? <ReviewPage editor={editor} /> : <ApplicationForms editor={editor} />}
        </Main>
        <Beside>{isReview ? <WhatAgentsSeeInOneLine /> : <OpenEstimate editor={editor} />}</Beside>
      </Columns>
      <ApplicationEnd editor={editor} />
    </Stack>
  );
}

type EditorProps = { editor: ApplicationEditing };

/** What the answers of the open form add up to. */
function OpenEstimate({ editor }: EditorProps) {
  const open = editor.chosen.find(({ type }) => type === editor.openForm.type);
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
  const typeName = useTypeName();
  if (!isOpen || droppedTypes.length === 0 || chosen.length === 0) return null;
  return (
    <Notice kind="caution">
      {droppedTypes.map((type) => t("application.typeDropped", { type: typeName(type) })).join(" ")}
    </Notice>
  );
}

/** A quote was chosen: what is here stays as it is. */
function ClosedNotice() {
  const { t } = useTranslation("consumer");
  return (
    <Notice
      kind="success"
      title={t("application.closedTitle")}
      actions={
        <ButtonLink as={Link} to="/profile/my-quotes/choice" size="small">
          {t("application.toQuotes")}
        </ButtonLink>
      }
    >
      {t("application.closedText")}
    </Notice>
  );
}

import { Link, useTranslation } from "@quotehaven/platform";
import { ButtonLink, Notice, Stack, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import type { Application } from "../../shared/applicationApi";
import { ApplicationActions } from "./ApplicationActions";
import { ApplicationForms } from "./ApplicationForms";
import { ApplicationHead } from "./ApplicationHead";
import { EditingNotice } from "./EditingNotice";
import { ReadyNotice } from "./ReadyNotice";
import { TypeBadges } from "./TypeBadges";
import { useApplicationEditor } from "./useApplicationEditor";
import { useTypeName } from "./useTypeName";

const TypesHint = styled.p`
  margin-bottom: -${theme.space(2)};
  color: ${theme.color.inkMuted};
`;

/** The application with everything that can be done with it. */
export function ApplicationEditor({ application }: { application: Application }) {
  const { t } = useTranslation<"consumer">();
  const typeName = useTypeName();
  const editor = useApplicationEditor(application);
  const { isOpen, droppedTypes } = editor;
  const { types } = editor.editing.edits;
  return (
    <Stack gap={5}>
      <ApplicationHead
        meta={application.meta}
        isChanged={editor.changes.length > 0}
        isOpen={isOpen}
        saveState={editor.saving.state}
      />
      {application.meta.acceptedQuoteId !== null && <ClosedNotice />}
      <ApplicationActions editor={editor} />
      <ReadyNotice editor={editor} />
      <EditingNotice editor={editor} />
      {isOpen && <TypesHint>{t("application.typesHint")}</TypesHint>}
      <TypeBadges chosen={types} disabled={!isOpen} onToggle={editor.toggleType} />
      {isOpen && droppedTypes.length > 0 && types.length > 0 && (
        <Notice kind="caution">
          {droppedTypes
            .map((type) => t("application.typeDropped", { type: typeName(type) }))
            .join(" ")}
        </Notice>
      )}
      <ApplicationForms editor={editor} />
    </Stack>
  );
}

/** A quote was chosen: what is here stays as it is. */
function ClosedNotice() {
  const { t } = useTranslation<"consumer">();
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

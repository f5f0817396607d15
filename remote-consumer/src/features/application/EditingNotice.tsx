import { Button, Notice, Row, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { ApplicationEditing } from "./useApplicationEditor";

const Restored = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/** Where the quiet button stands on a line of its own, its words begin where the other's border does. */
const Choices = styled(Row)`
  column-gap: 0;
  margin-inline-start: -${theme.space(4)};

  & > button {
    margin-inline-start: ${theme.space(4)};
  }

  & > button + button {
    margin-inline-start: ${theme.space(1)};
  }
`;

/** What is to be known of the edits: somebody saved elsewhere meanwhile, or they come from before a reload. */
export function EditingNotice({ editor }: { editor: ApplicationEditing }) {
  const { t } = useTranslation("consumer");
  if (!editor.saving.isConflicting) {
    return (
      editor.wasRestored && <Restored role="status">{t("application.draftRestored")}</Restored>
    );
  }
  return (
    <Notice
      kind="caution"
      role="alert"
      title={t("application.conflictTitle")}
      actions={
        <Choices>
          <Button size="small" onClick={editor.keepMine}>
            {t("application.conflictKeep")}
          </Button>
          <Button size="small" emphasis="quiet" onClick={editor.takeOther}>
            {t("application.conflictTake")}
          </Button>
        </Choices>
      }
    >
      {t("application.conflictText")}
    </Notice>
  );
}

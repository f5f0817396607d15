import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ConflictNotice } from "./ConflictNotice";
import type { ApplicationEditing } from "./useApplicationEditor";

const Restored = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/** What is to be known of the edits: somebody saved elsewhere meanwhile, or they come from before a reload. */
export function EditingNotice({ editor }: { editor: ApplicationEditing }) {
  const { t } = useTranslation("consumer");
  const { editing, saving, focus } = editor;
  if (!saving.isConflicting) {
    return (
      editing.wasRestored && <Restored role="status">{t("application.draftRestored")}</Restored>
    );
  }
  return (
    <ConflictNotice
      onKeep={() => {
        editing.keepMine();
        focus.toSave();
      }}
      onTake={() => {
        editing.discard();
        focus.toScreen();
      }}
    />
  );
}

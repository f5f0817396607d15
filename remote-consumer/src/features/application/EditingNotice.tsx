import { useTranslation } from "@quotehaven/platform";
import { Notice } from "@quotehaven/shared-ui";
import { ConflictNotice } from "./ConflictNotice";
import type { ApplicationEditing } from "./useApplicationEditor";

/** What is to be known of the edits: somebody saved elsewhere meanwhile, or they come from before a reload. */
export function EditingNotice({ editor }: { editor: ApplicationEditing }) {
  const { t } = useTranslation<"consumer">();
  const { editing, saving, focus } = editor;
  if (!saving.isConflicting) {
    return editing.wasRestored && <Notice>{t("application.draftRestored")}</Notice>;
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

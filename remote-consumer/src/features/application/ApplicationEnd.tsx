import { Button, Icon, theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { DeleteApplication } from "../../shared/DeleteApplication";
import { isDeletable } from "./applicationState";
import type { ApplicationEditing } from "./useApplicationEditor";

const Root = styled.div`
  padding-top: ${theme.space(4)};
  border-top: 1px solid ${theme.color.line};
`;

/** What ends the application, at the end of the screen. */
export function ApplicationEnd({ editor }: { editor: ApplicationEditing }) {
  const { t } = useTranslation("consumer");
  const [isAsking, setAsking] = useState(false);
  const { application, editing, saving, openForm, focus } = editor;
  if (!isDeletable(application.meta)) return null;
  const forget = () => {
    editing.discard();
    openForm.startOver();
    focus.toScreen();
  };
  return (
    <Root>
      <Button
        emphasis="quiet"
        disabled={saving.isBusy || saving.isConflicting}
        onClick={() => setAsking(true)}
      >
        <Icon name="trash" size={18} /> {t("application.delete")}
      </Button>
      {isAsking && <DeleteApplication onDeleted={forget} onClose={() => setAsking(false)} />}
    </Root>
  );
}

import { Button, Notice, Row, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

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

/** Says that the application was saved elsewhere, and lets the person decide which version goes on. */
export function ConflictNotice({ onKeep, onTake }: { onKeep: () => void; onTake: () => void }) {
  const { t } = useTranslation("consumer");
  return (
    <Notice
      kind="caution"
      role="alert"
      title={t("application.conflictTitle")}
      actions={
        <Choices>
          <Button size="small" onClick={onKeep}>
            {t("application.conflictKeep")}
          </Button>
          <Button size="small" emphasis="quiet" onClick={onTake}>
            {t("application.conflictTake")}
          </Button>
        </Choices>
      }
    >
      {t("application.conflictText")}
    </Notice>
  );
}

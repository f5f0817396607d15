import { useFormats } from "@quotehaven/platform";
import { Disclosure, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ChangeList } from "../../shared/ChangeList";
import { isUnlockable } from "./applicationState";
import type { ApplicationEditing } from "./useApplicationEditor";

const Root = styled.div`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/** What agents see while a submitted application is locked, or being changed. */
export function ChangesNote({ editor }: { editor: ApplicationEditing }) {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  const { application, isOpen, changes } = editor;
  const { meta } = application;
  if (!isOpen) {
    return isUnlockable(meta) ? <Root>{t("application.unlockHint")}</Root> : null;
  }
  if (meta.submittedAt === null || changes.length === 0) return null;
  return (
    <Root>
      <p>{t("application.changingHint", { date: date(meta.submittedAt) })}</p>
      <Disclosure summary={t("application.changesCount", { count: changes.length })}>
        <ChangeList changes={changes} />
      </Disclosure>
    </Root>
  );
}

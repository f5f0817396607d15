import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { typeNameKeys } from "./insuranceTypeNames";
import type { Change } from "./unsubmittedChanges";

const Root = styled.ul`
  display: grid;
  gap: ${theme.space(1)};
  margin: ${theme.space(2, 0)};
  padding-inline-start: ${theme.space(5)};
`;

const mostShown = 6;

/** What was changed since the submission, in words; what is more than a few is counted. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation("consumer");
  const rest = changes.length - mostShown;
  const textOf = (change: Change) => {
    const type = t(typeNameKeys[change.type]);
    if (change.kind !== "answer") return t(`changes.${change.kind}`, { type });
    const notAnswered = t("questionnaire.notAnswered");
    return t("changes.answer", {
      question: change.question,
      before: change.before || notAnswered,
      now: change.now || notAnswered,
    });
  };
  return (
    <Root>
      {changes.slice(0, mostShown).map((change) => (
        <li key={textOf(change)}>{textOf(change)}</li>
      ))}
      {rest > 0 && <li>{t("changes.more", { count: rest })}</li>}
    </Root>
  );
}

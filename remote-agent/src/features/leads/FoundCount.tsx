import type { LeadsPage } from "@quotehaven/contract/wire";
import { theme, VisuallyHidden } from "@quotehaven/shared-ui";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { LeadsQuery } from "../../shared/leadApi";
import { criteriaOf } from "../../shared/leadsQuery";

const Line = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

type FoundCountProps = {
  query: LeadsQuery;
  answer: LeadsPage | undefined;
  ref: Ref<HTMLParagraphElement>;
};

/**
 * How many leads the list has, or a search or filters found. That none was found is shown in the
 * list's place, and said here.
 */
export function FoundCount({ query, answer, ref }: FoundCountProps) {
  const { t } = useTranslation("agent");
  const isNarrowed = criteriaOf(query).length > 0;
  return (
    <Line ref={ref} role="status" tabIndex={-1}>
      {answer &&
        (answer.count > 0 ? (
          t(countWords(isNarrowed, answer.isCountLeast === true), { count: answer.count })
        ) : (
          <VisuallyHidden>{isNarrowed && t("leads.noneFound")}</VisuallyHidden>
        ))}
    </Line>
  );
}

function countWords(isNarrowed: boolean, isLeast: boolean) {
  if (isNarrowed) return isLeast ? "leads.foundAtLeast" : "leads.found";
  return isLeast ? "leads.countedAtLeast" : "leads.counted";
}

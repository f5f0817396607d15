import type { LeadsPage } from "@quotehaven/contract/wire";
import { useTranslation } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import type { Ref } from "react";
import styled from "styled-components";
import { criteriaOf, type LeadsPlace } from "../../shared/leadsPlace";

const Line = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};

  &:empty {
    display: none;
  }
`;

type FoundCountProps = {
  place: LeadsPlace;
  answer: LeadsPage | undefined;
  ref: Ref<HTMLParagraphElement>;
};

/** How many leads a search or filters found; a list that nothing narrows counts in its tabs. */
export function FoundCount({ place, answer, ref }: FoundCountProps) {
  const { t } = useTranslation<"agent">();
  const isCounted = criteriaOf(place).length > 0 && answer !== undefined && answer.count > 0;
  return (
    <Line ref={ref} role="status" tabIndex={-1}>
      {isCounted &&
        t(answer.isCountLeast ? "leads.foundAtLeast" : "leads.found", { count: answer.count })}
    </Line>
  );
}

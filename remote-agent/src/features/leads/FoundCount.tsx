import type { LeadsPage } from "@quotehaven/contract/wire";
import { theme, VisuallyHidden } from "@quotehaven/shared-ui";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { criteriaOf, type LeadsPlace } from "../../shared/leadsPlace";

const Line = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};

  /* Takes no room, and yet the focus: a search goes here before its answer is there. */
  &:empty {
    position: absolute;
  }
`;

type FoundCountProps = {
  place: LeadsPlace;
  answer: LeadsPage | undefined;
  ref: Ref<HTMLParagraphElement>;
};

/**
 * How many leads a search or filters found; a list that nothing narrows counts in its tabs. That none
 * was found is shown in the list's place, and said here.
 */
export function FoundCount({ place, answer, ref }: FoundCountProps) {
  const { t } = useTranslation("agent");
  const counted = criteriaOf(place).length > 0 ? answer : undefined;
  return (
    <Line ref={ref} role="status" tabIndex={-1}>
      {counted &&
        (counted.count > 0 ? (
          t(counted.isCountLeast ? "leads.foundAtLeast" : "leads.found", { count: counted.count })
        ) : (
          <VisuallyHidden>{t("leads.noneFound")}</VisuallyHidden>
        ))}
    </Line>
  );
}

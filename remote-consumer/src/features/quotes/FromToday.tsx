import type { Needs, PresentPolicies } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useChangeWords } from "./useChangeWords";

const Root = styled.p`
  margin-top: ${theme.space(2)};
  padding-inline-start: ${theme.space(3)};
  border-inline-start: 2px dashed ${theme.color.lineStrong};
  font-size: ${theme.size[14]};
`;

type FromTodayProps = { quote: ConsumerQuote; present: PresentPolicies; needs: Partial<Needs> };

/** What a quote changes against what its reader has today; nothing where nothing can be compared. */
export function FromToday({ quote, present, needs }: FromTodayProps) {
  const { t } = useTranslation("consumer");
  const words = useChangeWords(present, needs)(quote);
  if (words === null) return null;
  return (
    <Root>
      <strong>{t("today.against")}</strong> <span>{words}</span>
    </Root>
  );
}

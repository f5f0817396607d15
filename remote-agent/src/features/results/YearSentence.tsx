import { formatCents } from "@quotehaven/contract/rules";
import type { MonthResult } from "@quotehaven/contract/schemas";
import { useFormats } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { sumOf } from "./sumOf";

const Sentence = styled.p`
  max-width: 34em;
  font-family: ${theme.font.serif};
  font-size: ${theme.size[28]};
  line-height: 1.35;
  text-wrap: pretty;

  strong {
    color: ${theme.color.accent};
    font-weight: ${theme.weight.bold};
    white-space: nowrap;
  }

  ${theme.mobile} {
    font-size: ${theme.size[22]};
  }
`;

/** How the year went, in one sentence. */
export function YearSentence({ months }: { months: readonly MonthResult[] }) {
  const { t } = useTranslation("agent");
  const { money, number } = useFormats();
  const { quoted, won, spentCents, boundYearly } = sumOf(months);
  const text = t(boundYearly > 0 ? "results.yearBound" : "results.year", {
    count: quoted,
    quoted: number(quoted),
    won: number(won),
    fees: formatCents(spentCents),
    premium: money(boundYearly),
  });
  // Every second part is between <b> and </b>. The shell shares react-i18next without its Trans.
  return (
    <Sentence>
      {text.split(/<\/?b>/).map((part, index) => {
        const Part = index % 2 === 1 ? "strong" : "span";
        return <Part key={index}>{part}</Part>;
      })}
    </Sentence>
  );
}

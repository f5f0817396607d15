import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const List = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  padding-inline-start: 20px;
  font-size: ${theme.size[14]};
`;

const points = ["charge", "atOnce", "refund", "card"] as const;

/** The special terms for payments: section 5 of the agent terms, in short. */
export function SpecialTerms() {
  const { t } = useTranslation("payment");
  return (
    <List>
      {points.map((point) => (
        <li key={point}>{t(`payment.terms.${point}`)}</li>
      ))}
    </List>
  );
}

import { shortName } from "@quotehaven/contract/rules";
import type { LeadReply } from "@quotehaven/contract/wire";
import { Button, Row, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Foot = styled(Row)`
  ${theme.mobile} {
    & > button {
      width: 100%;
    }
  }
`;

type QuoteBoardFootProps = {
  client: LeadReply["client"];
  /** How many quotes are filled in. */
  count: number;
  onFinish: () => void;
};

/** Finishes where the forms end, and says how many quotes go to whom. */
export function QuoteBoardFoot({ client, count, onFinish }: QuoteBoardFootProps) {
  const { t } = useTranslation("agent");
  const name = shortName(client.firstName, client.lastName);
  return (
    <Foot justify="end">
      <Button emphasis="primary" onClick={onFinish}>
        {t("quoteLead.finishTo", { count, name })}
      </Button>
    </Foot>
  );
}

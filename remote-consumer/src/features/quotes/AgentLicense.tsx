import { shortened } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { Icon, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useLicense } from "../../shared/quotes/useLicense";

const Root = styled.span`
  display: block;
  color: ${theme.color.inkMuted};
  font-size: ${theme.size[14]};
  overflow-wrap: anywhere;
`;

const Checked = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};

  & > svg {
    color: ${theme.color.positive};
  }
`;

/** The representative who gave a quote, their license, and the day on which it was checked. */
export function AgentLicense({ agent }: { agent: NonNullable<ConsumerQuote["agent"]> }) {
  const { t } = useTranslation("consumer");
  const license = useLicense();
  const checked = license.checked(agent);
  return (
    <Root>
      <span>
        {t("quotes.givenBy", { name: shortened(agent.name), license: license.number(agent) })}
      </span>
      {checked && (
        <Checked>
          <Icon name="check" size={14} />
          <span>{checked}</span>
        </Checked>
      )}
    </Root>
  );
}

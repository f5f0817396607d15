import { shortened } from "@quotehaven/contract/rules";
import { useFormats } from "@quotehaven/platform";
import { Card, Stack, textLink, theme } from "@quotehaven/shared-ui";
import { DefinitionList } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { notPrinted } from "../../shared/notPrinted";
import { AskAgent } from "../../shared/quotes/AskAgent";
import { phoneLink } from "../../shared/quotes/phoneLink";
import type { LiveChoice } from "../../shared/quotes/choiceOf";
import { useLicense } from "../../shared/quotes/useLicense";

const Name = styled.p`
  & > strong {
    display: block;
    font-family: ${theme.font.serif};
    font-size: ${theme.size[22]};
    line-height: 1.3;
  }

  & > span {
    color: ${theme.color.inkMuted};
  }
`;

const Contact = styled.a`
  ${textLink}
  overflow-wrap: anywhere;
`;

const Muted = styled.span`
  display: block;
  color: ${theme.color.inkMuted};
  font-size: ${theme.size[14]};
`;

const Ask = styled.div`
  ${notPrinted}
`;

/** The one agent who may call, and the way to write to them; once they have paid, how to reach them. */
export function WhoCalls({ choice }: { choice: LiveChoice }) {
  const { t } = useTranslation("consumer");
  const { agent } = choice.quote;
  return (
    <Card as="section" $state="selected" aria-labelledby="choice-who">
      <Stack $gap={4}>
        <h2 id="choice-who">{t("choice.who")}</h2>
        {agent ? (
          <Name>
            <strong>{shortened(agent.name)}</strong>
            <span>{shortened(agent.agency)}</span>
          </Name>
        ) : (
          <p>{t("choice.gone")}</p>
        )}
        <Facts {...choice} />
        {agent && (
          <Ask>
            <AskAgent quote={choice.quote} />
          </Ask>
        )}
        <p>{t("choice.nobodyElse")}</p>
      </Stack>
    </Card>
  );
}

function License({ agent }: { agent: NonNullable<LiveChoice["quote"]["agent"]> }) {
  const license = useLicense();
  const checked = license.checked(agent);
  return (
    <>
      <span>{license.number(agent)}</span>
      {checked && <Muted>{checked}</Muted>}
    </>
  );
}

function Facts({ quote: { agent } }: LiveChoice) {
  const { t } = useTranslation("consumer");
  const { phone: shownPhone } = useFormats();
  const { phone, email } = agent ?? {};
  const facts = [
    { term: t("choice.license"), detail: agent?.licenseNumber && <License agent={agent} /> },
    {
      term: t("choice.phone"),
      detail: phone && <Contact href={phoneLink(phone)}>{shownPhone(phone)}</Contact>,
    },
    {
      term: t("choice.email"),
      detail: email && <Contact href={`mailto:${email}`}>{email}</Contact>,
    },
  ];
  return <DefinitionList items={facts.filter(({ detail }) => detail)} />;
}

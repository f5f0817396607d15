import type { QuoteConsent } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Card, Stack, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Words = styled.blockquote`
  margin: 0;
  padding-inline-start: ${theme.space(4)};
  border-inline-start: 3px solid ${theme.color.lineStrong};
`;

const When = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/** What the consumer agreed to by choosing, word for word, and when. */
export function Agreement({ consent }: { consent: QuoteConsent }) {
  const { t } = useTranslation("consumer");
  const { moment } = useFormats();
  return (
    <Card as="section" aria-labelledby="choice-agreed">
      <Stack $gap={3}>
        <h2 id="choice-agreed">{t("choice.agreed")}</h2>
        {consent.text !== "" && <Words>{consent.text}</Words>}
        <When>
          {t("choice.agreedOn", {
            when: moment(consent.givenAt),
            version: consent.textVersion,
          })}
        </When>
      </Stack>
    </Card>
  );
}

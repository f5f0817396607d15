import type { ContactConsent } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Section } from "./Section";

const Words = styled.blockquote`
  margin: 0;
  padding-inline-start: ${theme.space(3)};
  border-inline-start: 3px solid ${theme.color.line};
`;

const Muted = styled.p`
  color: ${theme.color.inkMuted};
  font-size: ${theme.size[14]};
`;

/** What the client agreed to by choosing, word by word, and when: why they may be called. */
export function ClientConsent({ consent }: { consent: ContactConsent | undefined }) {
  const { t } = useTranslation("agent");
  const { moment } = useFormats();
  return (
    <Section title={t("client.consent")}>
      {consent ? (
        <>
          {consent.text === "" ? (
            <p>{t("client.consentGone")}</p>
          ) : (
            <Words>
              <p>{consent.text}</p>
            </Words>
          )}
          <Muted>
            <time dateTime={consent.givenAt}>
              {t("client.consentGiven", { when: moment(consent.givenAt) })}
            </time>{" "}
            <span>{`· ${t("client.consentVersion", { version: consent.textVersion })}`}</span>
          </Muted>
        </>
      ) : (
        <p>{t("client.consentNone")}</p>
      )}
    </Section>
  );
}

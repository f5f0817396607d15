import { useFormats } from "@quotehaven/platform";
import { Card, Stack } from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import { Fact, FactList, Muted } from "./FactList";
import type { Privacy } from "./privacyApi";

/** What the consumer agreed to by choosing a quote, and whether it still stands. */
export function ConsentsCard({ consents }: { consents: Privacy["consents"] }) {
  const { t } = useTranslation("consumer");
  const { dateTime } = useFormats();
  return (
    <Card as="section" aria-labelledby="consents">
      <Stack gap={3}>
        <h2 id="consents">{t("privacy.consents")}</h2>
        <p>{t(consents.length > 0 ? "privacy.consentsText" : "privacy.noConsents")}</p>
        {consents.length > 0 && (
          <FactList aria-labelledby="consents">
            {consents.map(({ quoteId, text, textVersion, carrier, givenAt, withdrawnAt }) => (
              <Fact key={`${quoteId} ${givenAt}`}>
                <strong>{text || t("privacy.goneConsent")}</strong>
                <Badge tone={withdrawnAt === null ? "positive" : "neutral"}>
                  {t(withdrawnAt === null ? "privacy.stands" : "privacy.withdrawn")}
                </Badge>
                <Muted>
                  {t("privacy.given", {
                    carrier,
                    when: dateTime(givenAt),
                    version: String(textVersion),
                  })}
                  {withdrawnAt !== null &&
                    ` ${t("privacy.withdrawnAt", { when: dateTime(withdrawnAt) })}`}
                </Muted>
              </Fact>
            ))}
          </FactList>
        )}
      </Stack>
    </Card>
  );
}

import { useFormats } from "@quotehaven/platform";
import { Badge } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import { Fact, FactCard, Muted } from "./FactCard";
import type { Privacy } from "./privacyApi";

/** What the consumer agreed to by choosing a quote, and whether it still stands. */
export function ConsentsCard({ consents }: { consents: Privacy["consents"] }) {
  const { t } = useTranslation("consumer");
  const { moment } = useFormats();
  return (
    <FactCard
      id="consents"
      title={t("privacy.consents")}
      text={t(consents.length > 0 ? "privacy.consentsText" : "privacy.noConsents")}
    >
      {consents.map(({ quoteId, text, textVersion, carrier, givenAt, withdrawnAt }) => (
        <Fact key={`${quoteId} ${givenAt}`}>
          <strong>{text || t("privacy.goneConsent")}</strong>
          <Badge $tone={withdrawnAt === null ? "positive" : "neutral"}>
            {t(withdrawnAt === null ? "privacy.stands" : "privacy.withdrawn")}
          </Badge>
          <Muted>
            {[
              t("privacy.given", {
                carrier,
                when: moment(givenAt),
                version: String(textVersion),
              }),
              withdrawnAt !== null && t("privacy.withdrawnAt", { when: moment(withdrawnAt) }),
            ]
              .filter(Boolean)
              .join(" ")}
          </Muted>
        </Fact>
      ))}
    </FactCard>
  );
}

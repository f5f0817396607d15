import { shortened } from "@quotehaven/contract/rules";
import { useFormats } from "@quotehaven/platform";
import { Badge } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import { Fact, FactCard, Muted } from "./FactCard";
import type { Privacy } from "./privacyApi";

/** Which agencies opened the application, when, how often, and what they could see then. */
export function OpeningsCard({ privacy: { openings, application } }: { privacy: Privacy }) {
  const { t } = useTranslation("consumer");
  const { moment } = useFormats();
  return (
    <FactCard
      id="openings"
      title={t("privacy.openings")}
      text={t(openings.length > 0 ? "privacy.openingsText" : "privacy.noOpenings")}
    >
      {openings.map(({ applicationId, agency, saw, firstAt, lastAt, times }) => (
        <Fact key={`${applicationId} ${agency ?? ""} ${saw} ${firstAt}`}>
          <strong>{agency === null ? t("privacy.goneAgency") : shortened(agency)}</strong>
          <Badge $tone={saw === "contact" ? "accent" : "neutral"}>{t(`privacy.saw.${saw}`)}</Badge>
          <Muted>
            {[
              times > 1
                ? t("privacy.openedOften", {
                    count: times,
                    first: moment(firstAt),
                    last: moment(lastAt),
                  })
                : t("privacy.openedOnce", { when: moment(firstAt) }),
              applicationId !== application?.id && t("privacy.ofWithdrawn"),
            ]
              .filter(Boolean)
              .join(" ")}
          </Muted>
        </Fact>
      ))}
    </FactCard>
  );
}

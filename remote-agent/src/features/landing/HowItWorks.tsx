import { useTranslation } from "@quotehaven/platform";
import { Illustration } from "@quotehaven/shared-ui";
import { Point, Points } from "./Point";
import { Section } from "./Section";

/** The three steps from a client who asks to a client won. */
export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <Section
      id="how-it-works"
      tone="sunken"
      title={t("agentLanding.how.title")}
      lead={t("agentLanding.how.lead")}
    >
      <Points>
        <Point picture={<Illustration name="family" />} title={t("agentLanding.how.clientsTitle")}>
          {t("agentLanding.how.clientsText")}
        </Point>
        <Point picture={<Illustration name="compare" />} title={t("agentLanding.how.quotesTitle")}>
          {t("agentLanding.how.quotesText")}
        </Point>
        <Point picture={<Illustration name="handshake" />} title={t("agentLanding.how.winTitle")}>
          {t("agentLanding.how.winText")}
        </Point>
      </Points>
    </Section>
  );
}

import { useTranslation } from "@quotehaven/platform";
import { Illustration } from "@quotehaven/shared-ui";
import { Point, Points } from "./Point";
import { Section } from "./Section";

/** What an agent gains here, and what it costs. */
export function Different() {
  const { t } = useTranslation();
  return (
    <Section
      id="how-we-are-different"
      title={t("agentLanding.different.title")}
      lead={t("agentLanding.different.lead")}
    >
      <Points as="ul">
        <Point
          picture={<Illustration name="handshake" />}
          title={t("agentLanding.different.winTitle")}
        >
          {t("agentLanding.different.winText")}
        </Point>
        <Point
          picture={<Illustration name="family" />}
          title={t("agentLanding.different.readyTitle")}
        >
          {t("agentLanding.different.readyText")}
        </Point>
        <Point
          picture={<Illustration name="shield" />}
          title={t("agentLanding.different.fairTitle")}
        >
          {t("agentLanding.different.fairText")}
        </Point>
      </Points>
    </Section>
  );
}

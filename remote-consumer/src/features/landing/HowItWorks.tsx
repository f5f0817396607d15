import { useTranslation } from "@quotehaven/platform";
import { Illustration } from "@quotehaven/shared-ui";
import { Point, Points } from "./Point";
import { Section } from "./Section";

/** The three steps from questions to a chosen quote. */
export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <Section
      id="how-it-works"
      tone="sunken"
      title={t("landing.how.title")}
      lead={t("landing.how.lead")}
    >
      <Points>
        <Point picture={<Illustration name="house" />} title={t("landing.how.needsTitle")}>
          {t("landing.how.needsText")}
        </Point>
        <Point picture={<Illustration name="compare" />} title={t("landing.how.workTitle")}>
          {t("landing.how.workText")}
        </Point>
        <Point picture={<Illustration name="handshake" />} title={t("landing.how.chooseTitle")}>
          {t("landing.how.chooseText")}
        </Point>
      </Points>
    </Section>
  );
}

import { Hero, type LandingStart } from "@quotehaven/shared-features/landing";
import { useTranslation } from "react-i18next";
import { SampleLead } from "./SampleLead";

/** Clients who are ready for a quote. */
export function AgentHero({ start }: { start: LandingStart }) {
  const { t } = useTranslation("agent");
  return (
    <Hero
      texts={{
        eyebrow: t("agentLanding.hero.eyebrow"),
        title: t("agentLanding.hero.title"),
        text: t("agentLanding.hero.text"),
        seeHow: t("agentLanding.hero.seeHow"),
        note: t("agentLanding.hero.note"),
      }}
      start={start}
      picture={<SampleLead />}
    />
  );
}

import {
  ClosingCall,
  LandingFooter,
  StickyStart,
  type LandingStart,
} from "@quotehaven/shared-features/landing";
import { useTranslation } from "react-i18next";
import agentTerms from "../../assets/agent-terms.pdf";
import { Costs } from "./Costs";
import { Different } from "./Different";
import { HowItWorks } from "./HowItWorks";
import { Questions } from "./Questions";

/** What is read below the first screen. The hero has its own button to begin; from here on one stays in reach of a visitor. */
export function Below({ start }: { start: LandingStart | null }) {
  const { t } = useTranslation("agent");
  return (
    <>
      <HowItWorks />
      <Different />
      <Costs />
      <Questions />
      {start && (
        <ClosingCall
          title={t("agentLanding.closing.title")}
          text={t("agentLanding.closing.text")}
          start={start}
        />
      )}
      {start && <StickyStart start={start} />}
    </>
  );
}

/** How to reach us. */
export function Foot() {
  const { t } = useTranslation("agent");
  return <LandingFooter terms={{ href: agentTerms, label: t("agentLanding.terms") }} />;
}

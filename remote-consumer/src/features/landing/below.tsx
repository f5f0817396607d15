import {
  ClosingCall,
  LandingFooter,
  StickyStart,
  type LandingStart,
} from "@quotehaven/shared-features/landing";
import { useTranslation } from "react-i18next";
import clientTerms from "../../assets/client-terms.pdf";
import { Different } from "./Different";
import { HowItWorks } from "./HowItWorks";
import { HowWeEarn } from "./HowWeEarn";
import { Questions } from "./Questions";

/** What is read below the first screen. The hero has its own button to begin; from here on one stays in reach of a visitor. */
export function Below({ start }: { start: LandingStart | null }) {
  const { t } = useTranslation("consumer");
  return (
    <>
      <HowItWorks />
      <Different />
      <HowWeEarn />
      <Questions />
      {start && (
        <ClosingCall
          title={t("landing.closing.title")}
          text={t("landing.closing.text")}
          start={start}
        />
      )}
      {start && <StickyStart start={start} />}
    </>
  );
}

/** How to reach us, and the pages about us. */
export function Foot() {
  const { t } = useTranslation("consumer");
  return (
    <LandingFooter
      terms={{ href: clientTerms, label: t("landing.terms") }}
      pages={[
        { to: "/about/privacy", label: t("about.privacy.title") },
        { to: "/about/terms", label: t("about.terms.title") },
        { to: "/about/accessibility", label: t("about.accessibility.title") },
      ]}
    />
  );
}

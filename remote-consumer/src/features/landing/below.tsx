import { useLeadFee } from "@quotehaven/platform";
import {
  ClosingCall,
  LandingFooter,
  PointsSection,
  QuestionsSection,
  StickyStart,
  type LandingStart,
} from "@quotehaven/shared-features/landing";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import clientTerms from "../../assets/client-terms.pdf";
import { WhatAgentsSee } from "../../shared/WhatAgentsSee";

const Aside = styled.div`
  max-width: 60ch;
  margin-top: ${theme.space(8)};
  padding-inline-start: ${theme.space(4)};
  border-inline-start: 3px solid ${theme.color.accent};

  & > h3 {
    font-family: ${theme.font.sans};
    font-size: ${theme.size[16]};
  }
`;

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

/** The three steps from questions to a chosen quote. */
function HowItWorks() {
  const { t } = useTranslation("consumer");
  return (
    <PointsSection
      id="how-it-works"
      tone="sunken"
      title={t("landing.how.title")}
      lead={t("landing.how.lead")}
      order="steps"
      points={[
        {
          picture: "everything",
          title: t("landing.how.needsTitle"),
          text: t("landing.how.needsText"),
        },
        { picture: "compare", title: t("landing.how.workTitle"), text: t("landing.how.workText") },
        {
          picture: "handshake",
          title: t("landing.how.chooseTitle"),
          text: t("landing.how.chooseText"),
        },
      ]}
    />
  );
}

const Sight = styled.div`
  margin-top: ${theme.space(8)};
`;

/** What sets the product apart, and what it promises. */
function Different() {
  const { t } = useTranslation("consumer");
  return (
    <PointsSection
      id="how-we-are-different"
      title={t("landing.different.title")}
      lead={t("landing.different.lead")}
      order="any"
      points={[
        {
          picture: "shield",
          title: t("landing.different.callsTitle"),
          text: t("landing.different.callsText"),
        },
        {
          picture: "talk",
          title: t("landing.different.worldsTitle"),
          text: t("landing.different.worldsText"),
        },
        {
          picture: "fee",
          title: t("landing.different.focusedTitle"),
          text: t("landing.different.focusedText"),
        },
      ]}
    >
      <Aside as="p">{t("landing.different.umbrellaText")}</Aside>
      <Sight>
        <WhatAgentsSee />
      </Sight>
    </PointsSection>
  );
}

/** Who pays what, in dollars, and how far licenses are checked. */
function HowWeEarn() {
  const { t } = useTranslation("consumer");
  const fee = useLeadFee();
  return (
    <PointsSection
      id="fee"
      tone="sunken"
      title={t("landing.fee.title")}
      lead={t("landing.fee.lead")}
      order="any"
      points={[
        { title: t("landing.fee.youTitle"), text: t("landing.fee.youText") },
        {
          title: t("landing.fee.agentTitle"),
          text: fee ? t("landing.fee.agentAmount", { fee }) : t("landing.fee.agentText"),
        },
        {
          title: t("landing.fee.nobodyTitle"),
          text: t("landing.fee.nobodyText"),
        },
      ]}
    >
      <Aside>
        <h3>{t("landing.fee.licenseTitle")}</h3>
        <p>{t("landing.fee.licenseText")}</p>
      </Aside>
    </PointsSection>
  );
}

const asked = ["cost", "phone", "see", "when", "must", "delete"] as const;

/** What people ask before they begin. */
function Questions() {
  const { t } = useTranslation("consumer");
  return (
    <QuestionsSection
      title={t("landing.questions.title")}
      lead={t("landing.questions.lead")}
      questions={asked.map((name) => ({
        question: t(`landing.questions.${name}Question`),
        answer: t(`landing.questions.${name}Answer`),
      }))}
    />
  );
}

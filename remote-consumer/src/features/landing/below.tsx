import { heldCovers } from "@quotehaven/contract/cover";
import { useLeadFee } from "@quotehaven/platform";
import {
  LandingFooter,
  PointsSection,
  QuestionsSection,
  StickyStart,
  type LandingStart,
} from "@quotehaven/shared-features/landing";
import { CoverDrawing } from "@quotehaven/shared-features/cover";
import { Disclosure, lazyPart, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import clientTerms from "../../assets/client-terms.pdf";
import { examples } from "./examples";

/** Folded, and far below the first screen. */
const WhatAgentsSee = lazyPart(
  async () => (await import("../../shared/WhatAgentsSee")).WhatAgentsSee,
);

const Aside = styled.p`
  max-width: 60ch;
  margin-top: ${theme.space(4)};
  padding-inline-start: ${theme.space(4)};
  border-inline-start: 3px solid ${theme.color.accent};
`;

const License = styled(Disclosure)`
  max-width: 60ch;
  margin-top: ${theme.space(4)};
`;

/** What is read below the first screen. The hero has its own button to begin; from here on one stays in reach of a visitor. */
export function Below({ start }: { start: LandingStart | null }) {
  return (
    // A block of its own: the start that sticks in it must not show beside the hero's.
    <div>
      <HowItWorks />
      <Different />
      <HowWeEarn />
      <Questions />
      {start && <StickyStart start={start} />}
    </div>
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

const { need, quotes } = examples.home;

/** One picture in three states: what is needed, what a quote leaves out, and what covers it all. */
function Step({ quote, isNeedOnly }: { quote?: number; isNeedOnly?: boolean }) {
  const cover = quote === undefined ? undefined : quotes[quote]?.cover;
  const [held] = heldCovers(cover ?? {}, need);
  return held && <CoverDrawing held={held} isNeedOnly={isNeedOnly} isDecorative />;
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
          drawing: <Step isNeedOnly />,
          title: t("landing.how.needsTitle"),
          text: t("landing.how.needsText"),
        },
        {
          drawing: <Step quote={0} />,
          title: t("landing.how.workTitle"),
          text: t("landing.how.workText"),
        },
        {
          drawing: <Step quote={1} />,
          title: t("landing.how.chooseTitle"),
          text: t("landing.how.chooseText"),
        },
      ]}
    />
  );
}

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
      <Aside>{t("landing.different.umbrellaText")}</Aside>
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
      <License summary={t("landing.fee.licenseTitle")}>{t("landing.fee.licenseText")}</License>
    </PointsSection>
  );
}

const asked = ["see", "when", "must", "delete"] as const;

/** What people ask before they begin. */
function Questions() {
  const { t } = useTranslation("consumer");
  return (
    <QuestionsSection
      title={t("landing.questions.title")}
      lead={t("landing.questions.lead")}
      questions={asked.map((name) => ({
        question: t(`landing.questions.${name}Question`),
        answer:
          name === "see" ? (
            <WhatAgentsSee $padding="small" />
          ) : (
            t(`landing.questions.${name}Answer`)
          ),
      }))}
    />
  );
}

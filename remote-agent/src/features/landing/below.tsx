import {
  LandingFooter,
  PointsSection,
  QuestionsSection,
  StickyStart,
  type LandingStart,
} from "@quotehaven/shared-features/landing";
import { useLeadFee } from "@quotehaven/platform";
import { CoverDrawing } from "@quotehaven/shared-features/cover";
import { useTranslation } from "react-i18next";
import agentTerms from "../../assets/agent-terms.pdf";
import { sampleLeads } from "./sampleLeads";

const { need, quoted } = sampleLeads.home;

const quoting = { dwelling: 1, otherStructures: 1 };

/** One picture in three states: what is needed, a quote that is being written, and the one that is chosen. */
const steps = [
  { name: "clients", drawing: <CoverDrawing held={need} isNeedOnly isDecorative /> },
  {
    name: "quotes",
    drawing: <CoverDrawing held={need} known={quoting} isNeedOnly isDecorative />,
  },
  { name: "win", drawing: <CoverDrawing held={quoted} isDecorative /> },
] as const;
const gains = ["win", "ready", "fair"] as const;
const questions = ["hold", "who", "license", "late"] as const;

/** What is read below the first screen. The hero has its own button to begin; from here on one stays in reach of a visitor. */
export function Below({ start }: { start: LandingStart | null }) {
  const { t } = useTranslation("agent");
  const fee = useLeadFee();
  return (
    // A block of its own: the start that sticks in it must not show beside the hero's.
    <div>
      <PointsSection
        id="how-it-works"
        tone="sunken"
        title={t("agentLanding.how.title")}
        lead={t("agentLanding.how.lead")}
        order="steps"
        points={steps.map(({ name, drawing }) => ({
          drawing,
          title: t(`agentLanding.how.${name}Title`),
          text: t(`agentLanding.how.${name}Text`),
        }))}
      />
      <PointsSection
        id="how-we-are-different"
        title={t("agentLanding.different.title")}
        lead={t("agentLanding.different.lead")}
        order="any"
        points={gains.map((name) => ({
          title: t(`agentLanding.different.${name}Title`),
          text: t(`agentLanding.different.${name}Text`),
        }))}
      />
      <PointsSection
        id="fee"
        tone="sunken"
        title={t("agentLanding.fee.title")}
        lead={t("agentLanding.fee.lead")}
        order="any"
        points={[
          {
            title: t("agentLanding.fee.onceTitle"),
            text: fee ? t("agentLanding.fee.onceAmount", { fee }) : t("agentLanding.fee.onceText"),
          },
          { title: t("agentLanding.fee.backTitle"), text: t("agentLanding.fee.backText") },
          { title: t("agentLanding.fee.orderTitle"), text: t("agentLanding.fee.orderText") },
        ]}
      />
      <QuestionsSection
        title={t("agentLanding.questions.title")}
        lead={t("agentLanding.questions.lead")}
        questions={questions.map((name) => ({
          question: t(`agentLanding.questions.${name}Question`),
          answer: t(`agentLanding.questions.${name}Answer`),
        }))}
      />
      {start && <StickyStart start={start} />}
    </div>
  );
}

/** How to reach us. */
export function Foot() {
  const { t } = useTranslation("agent");
  return <LandingFooter terms={{ href: agentTerms, label: t("agentLanding.terms") }} />;
}

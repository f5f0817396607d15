import type { PresentType } from "@quotehaven/contract/cover";
import type { Answers, Form, Question, VisibilityOptions } from "@quotehaven/contract/rules";
import type { OwnPolicies } from "@quotehaven/contract/wire";
import { Card, lazyPart, SkeletonText } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PolicyDetails } from "./policyValues";
import { TodayOffer } from "./TodayOffer";

/** A questionnaire with what was answered of it. */
export type AnsweredForm = { form: Form<Question>; own: Answers; options?: VisibilityOptions };

/** What is done with the policies that somebody has, wherever they are asked about. */
export type TodayProps = {
  /** What is kept; null where nothing is. */
  present: OwnPolicies | null;
  /** Keeps it, or nothing any more. What it throws is shown to the person. */
  keep: (next: OwnPolicies | null) => unknown;
  /** The types that are typed by hand. */
  types: readonly PresentType[];
  /** The questionnaires that a policy can answer. */
  questionnaires?: readonly AnsweredForm[];
  /** Takes answers by insurance type; absent where they are locked. */
  answer?: (answersByType: Readonly<Record<number, Answers>>) => void;
  /** Told what was confirmed of the home. */
  onDetails?: (details: PolicyDetails) => void;
};

/** What is opened first. */
export type TodayStart = "file" | "hand" | "kept";

const TodayPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "today" */ "./TodayPanel")).TodayPanel,
  {
    waiting: <SkeletonText lines={4} />,
  },
);

/** Keys that lead on or back on the page around mean nothing in here. */
export const ownKeys = { "data-own-keys": "" };

/**
 * The policies that somebody has: an invitation to read them from a PDF or to type them, then what is
 * kept. Nothing of what reads and draws a file is loaded before somebody asks for it.
 */
export function TodayCard(props: TodayProps) {
  const { t } = useTranslation("consumer");
  const [start, setStart] = useState<TodayStart | null>(null);
  const isKept = props.present !== null;
  const [wasKept, setWasKept] = useState(isKept);
  if (isKept !== wasKept) {
    setWasKept(isKept);
    // What was removed, here or elsewhere, may be given again.
    if (!isKept) setStart(null);
  }
  const open = start ?? (isKept ? "kept" : null);
  return (
    <Card as="section" $padding="small" aria-labelledby="today" {...ownKeys}>
      {open ? (
        <TodayPanel {...props} start={open} onClose={() => setStart(null)} />
      ) : (
        <TodayOffer id="today" lead={t("todayCard.lead")} onStart={setStart} />
      )}
    </Card>
  );
}

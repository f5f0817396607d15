import { Button, Notice, Row, theme } from "@quotehaven/shared-ui";
import { useHeld } from "@quotehaven/shared-ui/fields";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { placeQuestion } from "./place";

/** Whether one of the named fields is being written in: what is not finished is not judged yet. */
function useIsWriting(names: readonly string[]): boolean {
  const [written, setWritten] = useState<string | null>(null);
  useEffect(() => {
    const write = ({ target }: Event) =>
      setWritten(target instanceof Element ? target.getAttribute("name") : null);
    const leave = () => setWritten(null);
    document.addEventListener("input", write);
    document.addEventListener("focusout", leave);
    return () => {
      document.removeEventListener("input", write);
      document.removeEventListener("focusout", leave);
    };
  }, []);
  return written !== null && names.includes(written);
}

const Answers = styled(Row)`
  margin-top: ${theme.space(2)};
`;

type PlaceQuestionProps = {
  /** What is to be asked; null where nothing is. */
  question: ReturnType<typeof placeQuestion>;
  /** Counts the attempts to go on that it held back: each shows it, and moves the focus to it. */
  attempt: number;
  onUse: () => void;
  onKeep: () => void;
};

/**
 * Asks once, where it is seen, which is right when the city or the state is not the zip code's.
 * Either answer is accepted: some cities share a zip code, or have two names.
 */
export function PlaceQuestion({ question, attempt, onUse, onKeep }: PlaceQuestionProps) {
  const { t } = useTranslation("consumer");
  const isWriting = useIsWriting(["city", "state"]);
  const isAsked = useHeld(question !== null && !isWriting);
  const { root, isWaitedFor } = useWaitedFor(attempt, question?.id);
  if (!question || (!isAsked && !isWaitedFor)) return null;
  return (
    <Notice
      ref={root}
      tabIndex={-1}
      kind={isWaitedFor ? "caution" : "info"}
      title={t("common.whichPlace", question)}
    >
      {isWaitedFor && <p>{t("common.placeFirst")}</p>}
      <Answers $gap={2}>
        <Button size="small" onClick={onUse}>
          {t("common.usePlace", question)}
        </Button>
        <Button size="small" emphasis="quiet" onClick={onKeep}>
          {t("common.keepPlace", question)}
        </Button>
      </Answers>
    </Notice>
  );
}

/** Whether an attempt was held back by the question, and bringing the focus to it then. */
function useWaitedFor(attempt: number, question: string | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ attempt, question: "" });
  if (seen.attempt !== attempt) setSeen({ attempt, question: question ?? "" });
  useEffect(() => {
    if (seen.question === "") return;
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView?.({ block: "center" });
  }, [seen]);
  return { root, isWaitedFor: question !== undefined && seen.question === question };
}

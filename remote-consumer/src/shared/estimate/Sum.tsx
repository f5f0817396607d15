import type { EstimationStep } from "@quotehaven/contract/wire";
import { textLink, theme, touchTarget, VisuallyHidden } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";
import { questionName } from "../questionnaire/questionForm";

/** Leads to a question of this screen; null where its answer cannot be changed here. */
export type LinkToQuestion = (questionId: number) => (() => void) | null;

type Piece = NonNullable<EstimationStep["pieces"]>[number];

const Line = styled.p`
  line-height: 1.6;
  overflow-wrap: anywhere;

  &::first-letter {
    text-transform: uppercase;
  }

  & > a:only-of-type {
    ${touchTarget}
  }
`;

const Answer = styled.a`
  ${textLink}
`;

const Note = styled.p`
  color: ${theme.color.inkMuted};

  &::first-letter {
    text-transform: uppercase;
  }
`;

type SumProps = {
  step: EstimationStep;
  linkToQuestion: LinkToQuestion;
};

/** How a line came about: its sum, each answer in it a link to its question, and what is said of it. */
export function Sum({ step, linkToQuestion }: SumProps) {
  // An older server says it in one text.
  const { pieces = [{ text: step.formula }], notes = [] } = step;
  return (
    <>
      {pieces.length > 0 && (
        <Line>
          {pieces.map((piece, index) => (
            <QuestionLink key={index} questionId={piece.questionId} linkToQuestion={linkToQuestion}>
              <Said {...piece} />
            </QuestionLink>
          ))}
        </Line>
      )}
      {notes.map((note) => (
        <Note key={note}>{`${note}.`}</Note>
      ))}
    </>
  );
}

type QuestionLinkProps = {
  questionId: number | undefined;
  linkToQuestion: LinkToQuestion;
  children: ReactNode;
};

/** Words that lead to a question where it can be answered here; text elsewhere. */
export function QuestionLink({ questionId, linkToQuestion, children }: QuestionLinkProps) {
  const go = questionId === undefined ? null : linkToQuestion(questionId);
  if (questionId === undefined || !go) return children;
  return (
    <Answer
      href={`#${questionName(questionId)}`}
      onClick={(event) => {
        event.preventDefault();
        go();
      }}
    >
      {children}
    </Answer>
  );
}

/** What is written for the eye, and for the ear what a person would say. */
function Said({ text, spoken }: Piece) {
  if (spoken === undefined) return <span>{text}</span>;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}

import { Disclosure, theme } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Section } from "./Section";

const List = styled.div`
  display: grid;
  max-width: 76ch;

  & > details {
    border-bottom: 1px solid ${theme.color.line};
    border-radius: 0;
  }
`;

type QuestionsSectionProps = {
  title: string;
  lead: string;
  questions: readonly { question: string; answer: ReactNode }[];
};

/** What people ask before they begin, each opening its answer. */
export function QuestionsSection({ title, lead, questions }: QuestionsSectionProps) {
  return (
    <Section id="questions" title={title} lead={lead}>
      <List>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            {answer}
          </Disclosure>
        ))}
      </List>
    </Section>
  );
}

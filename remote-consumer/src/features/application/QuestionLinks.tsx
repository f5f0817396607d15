import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { textLink, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${theme.space(1, 5)};
  margin-top: ${theme.space(1)};
  padding: 0;
  list-style: none;
`;

const LinkButton = styled.button`
  ${textLink}
  min-height: 44px;
  text-align: start;
`;

const Answer = styled.div`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/** A question, with its answer where that is to be read. */
type LinkedQuestion = { type: InsuranceTypeId; id: number; content: string; answer?: string };

type QuestionLinksProps = {
  questions: readonly LinkedQuestion[];
  onQuestion: (type: InsuranceTypeId, questionId: number) => void;
};

/** Questions, each leading to where it is asked. */
export function QuestionLinks({ questions, onQuestion }: QuestionLinksProps) {
  return (
    <List>
      {questions.map(({ type, id, content, answer }) => (
        <li key={id}>
          <LinkButton type="button" onClick={() => onQuestion(type, id)}>
            {content}
          </LinkButton>
          {answer && <Answer>{answer}</Answer>}
        </li>
      ))}
    </List>
  );
}

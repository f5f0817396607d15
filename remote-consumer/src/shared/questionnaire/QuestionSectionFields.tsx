import type { Question, Section } from "@quotehaven/contract/rules";
import { theme } from "@quotehaven/shared-ui";
import { FieldGroup, HelpGroup } from "@quotehaven/shared-ui/fields";
import { useSyncExternalStore, type ReactNode } from "react";
import styled from "styled-components";
import { QuestionField } from "./QuestionField";

const Questions = styled.div`
  display: grid;
  gap: ${theme.space(6)};
  max-width: 560px;
`;

type QuestionSectionFieldsProps = {
  /** With only what is visible. */
  section: Section<Question>;
  /** What is known of single answers, by their question's id. */
  hints?: Readonly<Record<number, string>>;
  /** A field that comes before the questions. */
  first?: ReactNode;
};

/** The questions of a section, one under the other, as fields of the form around. */
export function QuestionSectionFields({ section, hints, first }: QuestionSectionFieldsProps) {
  const isHelpWanted = useSyncExternalStore(subscribe, isWantedNow, isWantedNow);
  const questions = (
    <Questions>
      {first}
      {section.questions.map((question) => (
        <QuestionField key={question.id} question={question} hint={hints?.[question.id]} />
      ))}
    </Questions>
  );
  return (
    <FieldGroup title={section.name} text={section.text || undefined}>
      {section.questions.some(({ help }) => help) ? (
        <HelpGroup isShown={isHelpWanted} onShow={wantHelp}>
          {questions}
        </HelpGroup>
      ) : (
        questions
      )}
    </FieldGroup>
  );
}

// Whether help is shown as text: chosen once, for every section of this visit.
let isWanted = false;
const watchers = new Set<() => void>();
const isWantedNow = () => isWanted;

function subscribe(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

function wantHelp(next: boolean): void {
  isWanted = next;
  watchers.forEach((tell) => tell());
}

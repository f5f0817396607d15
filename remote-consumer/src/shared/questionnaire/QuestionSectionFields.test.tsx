import { renderScreen, screen } from "@quotehaven/platform/testing";
import type { Answers, Form, Question } from "@quotehaven/contract/rules";
import { useState } from "react";
import messages from "../../messages/en.json";
import { questionErrors } from "./questionErrors";
import { aForm, aQuestion } from "./questionFixtures";
import { QuestionSectionFields } from "./QuestionSectionFields";

const area = aQuestion({
  id: 104,
  kind: "number",
  content: "How big is the living area?",
  placeholder: "2,000",
  symbol: "sq ft",
});

function Section({ form }: { form: Form<Question> }) {
  const [answers, setAnswers] = useState<Answers>({});
  const [section] = form.sections;
  if (!section) return null;
  return (
    <>
      <QuestionSectionFields
        section={section}
        answers={answers}
        errors={questionErrors(form, answers, "wizard", new Date())}
        onAnswer={(id, value) => setAnswers((before) => ({ ...before, [id]: value }))}
      />
      <output aria-label="answer">{JSON.stringify(answers[area.id] ?? null)}</output>
    </>
  );
}

function open() {
  const view = renderScreen([{ path: "/", element: <Section form={aForm(1, [[area]])} /> }], {
    messages,
  });
  return { ...view, field: screen.getByRole("textbox", { name: area.content }) };
}

describe("a number question", () => {
  it("says that its example is one", () => {
    expect(open().field).toHaveAttribute("placeholder", "For example, 2,000");
  });

  it("takes what stands before a decimal point", async () => {
    const { user, field } = open();
    await user.type(field, "12000.5");
    expect(screen.getByLabelText("answer")).toHaveTextContent('"12,000"');
    expect(field).toHaveAccessibleDescription(/Whole numbers only/);
  });

  it("names the limits of a number outside them, until it is inside", async () => {
    const { user, field } = open();
    await user.type(field, "1200000");
    expect(field).toHaveAccessibleDescription(/Enter a number between 50 and 100,000\./);
    await user.type(field, "{Backspace}{Backspace}");
    expect(field).toHaveAccessibleDescription("");
  });
});

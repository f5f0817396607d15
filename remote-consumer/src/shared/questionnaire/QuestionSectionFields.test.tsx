import { renderScreen, screen, waitFor } from "@quotehaven/platform/testing";
import type { Answers, Form as Questionnaire, Question } from "@quotehaven/contract/rules";
import { Form } from "@quotehaven/platform/forms";
import { useState } from "react";
import messages from "../../messages/en.json" with { type: "json" };
import { aForm, aQuestion } from "./questionFixtures";
import { useQuestionForm } from "./questionForm";
import { QuestionSectionFields } from "./QuestionSectionFields";

const area = aQuestion({
  id: 104,
  kind: "number",
  content: "How big is the living area?",
  placeholder: "2,000",
  symbol: "sq ft",
});

function Section({ questionnaire }: { questionnaire: Questionnaire<Question> }) {
  const [answers, setAnswers] = useState<Answers>({});
  const form = useQuestionForm({
    questionnaire,
    answers,
    context: "wizard",
    onAnswer: (id, value) => setAnswers((before) => ({ ...before, [id]: value })),
  });
  const [section] = questionnaire.sections;
  if (!section) return null;
  return (
    <Form form={form} onSubmit={() => form.check()} asks={false}>
      <QuestionSectionFields section={section} />
      <output aria-label="answer">{JSON.stringify(answers[area.id] ?? null)}</output>
      <button type="submit">Go on</button>
    </Form>
  );
}

function open() {
  const view = renderScreen(<Section questionnaire={aForm(1, [[area]])} />, {
    messages: { consumer: messages },
  });
  return { ...view, field: screen.getByRole("textbox", { name: area.content }) };
}

it("takes of a number what is before a decimal point, and names its limits outside them alone", async () => {
  const { user, field } = open();
  expect(field).toHaveAttribute("placeholder", "For example, 2,000");
  expect(screen.queryByRole("button", { name: /help/i })).not.toBeInTheDocument();
  await user.type(field, "12000.5");
  expect(screen.getByLabelText("answer")).toHaveTextContent('"12,000"');
  expect(field).toHaveAccessibleDescription(/Whole numbers only/);
  await user.clear(field);
  await user.type(field, "1200000");
  await user.click(screen.getByRole("button", { name: "Go on" }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/Enter a number between 50 and 100,000\./),
  );
  await user.type(field, "{Backspace}{Backspace}");
  await waitFor(() => expect(field).not.toHaveAccessibleDescription());
});

describe("the help of questions", () => {
  const helpful = [1, 2, 3].map((id) =>
    aQuestion({ id, content: `Question ${id}`, help: id === 2 ? "" : `Help ${id}` }),
  );
  const openHelpful = () =>
    renderScreen(<Section questionnaire={aForm(1, [helpful])} />, {
      messages: { consumer: messages },
    });
  const field = (id: number) => screen.getByRole("textbox", { name: `Question ${id}` });

  it("is one Tab stop for them all, and stays within the reach of a pointer", async () => {
    const { user } = openHelpful();
    await user.tab();
    expect(screen.getByRole("button", { name: "Show help for every question" })).toHaveFocus();
    for (const id of [1, 2, 3]) {
      await user.tab();
      expect(field(id)).toHaveFocus();
    }
    await user.hover(screen.getByRole("button", { name: "Help: Question 3" }));
    expect(await screen.findByRole("tooltip")).toHaveTextContent("Help 3");
  });

  it("is shown as text for every question at one press, also of the sections after", async () => {
    const { user, unmount } = openHelpful();
    await user.click(screen.getByRole("button", { name: "Show help for every question" }));
    expect(screen.getByText("Help 1")).toBeVisible();
    expect(field(3)).toHaveAccessibleDescription(/^Help 3/);
    expect(screen.queryByRole("button", { name: "Help: Question 1" })).not.toBeInTheDocument();
    unmount();
    const again = openHelpful();
    expect(field(1)).toHaveAccessibleDescription(/^Help 1/);
    await again.user.click(screen.getByRole("button", { name: "Hide the help" }));
    expect(screen.queryByText("Help 1")).not.toBeInTheDocument();
  });
});

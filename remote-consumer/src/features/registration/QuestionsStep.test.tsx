import { signupQuestionsReply } from "@quotehaven/contract/wire";
import { refusal, screen } from "@quotehaven/platform/testing";
import { act } from "@testing-library/react";
import { aForm, aQuestion, dogQuestions } from "../../shared/questionnaire/questionFixtures";
import {
  filled,
  openLastStep,
  openWizard,
  passAccount,
  replies,
  stepTitle,
} from "./registerFixtures";

afterEach(() => sessionStorage.clear());

it("loads its questions by another try, sends nothing before they are answered, shows what an answer calls for, and counts what is left", async () => {
  const view = openWizard({ ...filled, step: 4 }, { "GET /auth/signup": refusal(500) });
  const { user, requests } = view;
  await passAccount(view);
  const again = await screen.findByRole("button", { name: "Try again" });
  view.replies["GET /auth/signup"] = replies["GET /auth/signup"];
  await user.click(again);
  expect(await screen.findByText("1 question left")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Finish registration" }));
  expect(await screen.findByRole("link", { name: "Do you have a dog?" })).toBeVisible();
  expect(requests.some(({ path, method }) => method === "POST" && path === "/auth/signup")).toBe(
    false,
  );
  await user.click(screen.getByRole("radio", { name: "Yes" }));
  expect(await screen.findByLabelText("What is it called?")).toBeInTheDocument();
  await user.type(screen.getByLabelText("What is it called?"), "Rex");
  expect(screen.getByText("All questions answered")).toBeInTheDocument();
});

const cat = aQuestion({ id: 140, content: "Do you have a cat?" });
const twoParts = aForm(1, [dogQuestions(), [cat]]);
const parts = { "GET /auth/signup": signupQuestionsReply.encode([twoParts]) };

it("shows the last step part by part, leaves none with open questions, and goes back part by part", async () => {
  const { user, router } = await openLastStep(parts);
  expect(screen.queryByLabelText("Do you have a cat?")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Finish registration" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Next step" }));
  expect(await screen.findByRole("link", { name: "Do you have a dog?" })).toBeVisible();
  expect(screen.getByRole("radiogroup")).toHaveAccessibleDescription(
    "This field is required. Choose one answer.",
  );
  await user.click(screen.getByRole("radio", { name: "No" }));
  await user.click(screen.getByRole("button", { name: "Next step" }));
  expect(await screen.findByLabelText("Do you have a cat?")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Finish registration" })).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(await screen.findByText("Do you have a dog?")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Previous step" }));
  expect(await stepTitle("Your account")).toBeInTheDocument();
});

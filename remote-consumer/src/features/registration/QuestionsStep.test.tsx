import { signupQuestionsReply } from "@quotehaven/contract/wire";
import { refusal, screen } from "@quotehaven/platform/testing";
import { act } from "@testing-library/react";
import { aDogForm, aForm, aQuestion } from "../../shared/questionnaire/questionFixtures";
import {
  filled,
  openLastStep,
  openWizard,
  passAccount,
  replies,
  stepTitle,
} from "./registerFixtures";

afterEach(() => sessionStorage.clear());

describe("the questions of the last step", () => {
  it("must be answered before the registration is sent, show what an answer calls for, and count what is left", async () => {
    const { user, requests } = await openLastStep();
    expect(screen.getByText("1 question left")).toBeInTheDocument();
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

  it("say so when they cannot be loaded, and can be tried again", async () => {
    const view = openWizard({ ...filled, step: 4 }, { "GET /auth/signup": refusal(500) });
    await passAccount(view);
    const again = await screen.findByRole("button", { name: "Try again" });
    view.replies["GET /auth/signup"] = replies["GET /auth/signup"];
    await view.user.click(again);
    expect(await screen.findByText("Do you have a dog?")).toBeInTheDocument();
  });
});

describe("the last step in parts", () => {
  const twoParts = () => {
    const [section] = aDogForm().sections;
    const cat = aQuestion({ id: 140, content: "Do you have a cat?" });
    return aForm(1, [section?.questions ?? [], [cat]]);
  };
  const parts = { "GET /auth/signup": signupQuestionsReply.encode([twoParts()]) };

  it("shows one part at a time, none with questions left open, and goes back part by part", async () => {
    const { user, router } = await openLastStep(parts);
    expect(screen.getByText("Part 1 of 2")).toBeInTheDocument();
    expect(screen.queryByLabelText("Do you have a cat?")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Finish registration" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Next step" }));
    expect(await screen.findByRole("link", { name: "Do you have a dog?" })).toBeVisible();
    expect(screen.getByText("Part 1 of 2")).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "No" }));
    await user.click(screen.getByRole("button", { name: "Next step" }));
    expect(await screen.findByLabelText("Do you have a cat?")).toBeInTheDocument();
    expect(screen.getByText("Part 2 of 2")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Finish registration" })).toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(await screen.findByText("Part 1 of 2")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Previous step" }));
    expect(await stepTitle("Your account")).toBeInTheDocument();
  });
});

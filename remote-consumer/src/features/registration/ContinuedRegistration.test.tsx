import { keptRegistration } from "@quotehaven/contract/wire";
import { refusal, screen } from "@quotehaven/platform/testing";
import { act } from "@testing-library/react";
import { emptyRegistration } from "../../shared/register/registrationValues";
import { keptOf } from "./keptDraft";
import { filled, openRegistration, replies, stepTitle } from "./registerFixtures";

afterEach(() => sessionStorage.clear());

/** Opens a mailed link as Landing hands it on. */
async function openLink(reply: unknown) {
  const view = openRegistration({
    path: "/",
    replies: { ...replies, "POST /auth/continue-registration": reply },
  });
  await act(() =>
    view.router.navigate("/auth/register/continued", {
      replace: true,
      state: { token: "the-link" },
    }),
  );
  return view;
}

const keptWith = (changes: object) => ({
  data: keptRegistration.encode(keptOf({ ...emptyRegistration, ...filled, ...changes }, 1)),
});

describe("a mailed link to a registration", () => {
  it("opens it where it was left by another try, with what was typed, and leaves the link nowhere in the history", async () => {
    const { user, replies, requests, router } = await openLink(refusal(500));
    const again = await screen.findByRole("button", { name: "Try again" });
    replies["POST /auth/continue-registration"] = keptWith({ step: 2, lastName: "Reyes" });
    await user.click(again);
    expect(await stepTitle("Your household")).toBeInTheDocument();
    expect(screen.getByLabelText("Email")).toHaveValue("nora@example.com");
    expect(requests.findLast(({ path }) => path === "/auth/continue-registration")?.body).toEqual({
      token: "the-link",
    });
    expect(JSON.stringify(router.state.location)).not.toContain("the-link");
  });

  it("asks for the password where the last step was reached, and leads on to there", async () => {
    await openLink(keptWith({ step: 4, answersByType: { 1: { 121: 12102 } } }));
    expect(await stepTitle("Your account")).toBeInTheDocument();
    expect(screen.getByText("Please type your password again")).toBeInTheDocument();
    expect(await screen.findByText("2 questions left")).toBeInTheDocument();
  });

  it.each([
    ["Continue from the link", "Reyes", "/auth/register/1"],
    ["Keep what I typed here", "Typed here", "/auth/register/3"],
  ])("asks before it takes the place of what was begun here: %s", async (way, lastName, path) => {
    const begun = {
      ...emptyRegistration,
      lastName: "Typed here",
      answersByType: { 3: { 301: 1 } },
    };
    sessionStorage.setItem("draft:registration", JSON.stringify(begun));
    const { user, currentPath } = await openLink(keptWith({ step: 1, lastName: "Reyes" }));
    await user.click(await screen.findByRole("button", { name: way }));
    await stepTitle("About you");
    expect(screen.getByLabelText("Last name")).toHaveValue(lastName);
    expect(currentPath()).toBe(path);
  });
});

import { lastCall, refusal, screen, within } from "@quotehaven/platform/testing";
import { act } from "@testing-library/react";
import { emptyRegistration } from "../../shared/register/registrationValues";
import { keptOf } from "./keptDraft";
import { filled, openRegistration, openWizard, replies, stepTitle } from "./registerFixtures";

afterEach(() => sessionStorage.clear());

const call = "POST /auth/keep-registration";
const offer = { name: "Continue on another device" };

it("is offered once there is an address", async () => {
  const { user } = openWizard({ ...filled, step: 2, email: "" });
  await stepTitle("Your household");
  expect(screen.queryByRole("button", offer)).not.toBeInTheDocument();
  await user.click(screen.getByLabelText("Email"));
  await user.paste("nora@example.com");
  expect(screen.getByRole("button", offer)).toBeInTheDocument();
});

it("says what went wrong, has what was typed mailed as a link by another try, and says to whom", async () => {
  const { user, requests, replies } = openWizard(filled, { [call]: refusal(429) });
  await user.click(await screen.findByRole("button", offer));
  const dialog = within(await screen.findByRole("dialog", offer));
  expect(dialog.getByText(/We send a link to nora@example.com/)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Send me the link" }));
  expect(await screen.findByText(/a lot of tries/)).toBeInTheDocument();
  replies[call] = { data: { token: "the-link" } };
  await user.click(dialog.getByRole("button", { name: "Send me the link" }));
  expect(await dialog.findByText(/on its way to nora@example.com/)).toBeInTheDocument();
  const body = lastCall(requests, call)?.body;
  expect(body).toMatchObject({
    draft: {
      insuranceTypeId: 1,
      firstName: "Nora",
      maritalStatus: "married",
      zipCodes: [{ id: 7 }],
    },
    token: "human-token:keep-registration",
  });
  expect(body).not.toHaveProperty("continued");
  expect(JSON.stringify(body)).not.toContain("assword");
  expect(sessionStorage.getItem("draft:registration")).toContain('"continued":"the-link"');
});

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
  data: keptOf({ ...emptyRegistration, ...filled, ...changes }, 1),
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

  it("brings the policy of today along", async () => {
    const present = { home: { carrier: "Kin", cover: {} }, isShared: false };
    await openLink(keptWith({ step: 4, present }));
    expect(await screen.findByText("Kin")).toBeInTheDocument();
    expect(screen.getByText("Agents do not see it.")).toBeInTheDocument();
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

import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { applicationReply } from "@quotehaven/contract/wire";
import { refusal, reply, screen, waitFor, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import {
  aMeta,
  anEstimate,
  autoForm,
  bodies,
  button,
  homeForm,
  openApplication,
  submitted,
} from "./applicationFixtures";

afterEach(() => sessionStorage.clear());

it("says when it cannot be loaded, and can be tried again", async () => {
  const view = openApplication({ replies: { "GET /user/application": refusal(500) } });
  const again = await screen.findByRole("button", { name: "Try again" });
  const types: InsuranceTypeId[] = [];
  view.replies["GET /user/application"] = applicationReply.encode({
    forms: [homeForm()],
    meta: aMeta({ types }),
  });
  await view.user.click(again);
  expect(await screen.findByText(messages.profile.noApplicationSelected)).toBeInTheDocument();
});

describe("the coverage panel", () => {
  it("leads from no factor to its question while answers cannot be changed", async () => {
    const { user } = openApplication({ home: homeForm({ worth: "1000" }), meta: aMeta(submitted) });
    await user.click(await screen.findByText("How we worked this out"));
    expect(screen.getByText(/1,600 sq ft/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "1,600 sq ft" })).not.toBeInTheDocument();
  });

  it("says when it fails, without taking the questions away, and names what is missing instead of a figure of nothing", async () => {
    const { user, replies } = openApplication({
      replies: { "POST /estimation/:id": reply(500, { message: "no", data: [] }) },
    });
    const panel = within(await screen.findByRole("region", { name: "Home coverage" }));
    const again = await panel.findByRole("button", { name: "Try again" });
    expect(screen.getByRole("radio", { name: "No" })).toBeEnabled();
    replies["POST /estimation/:id"] = anEstimate({ total: 0 });
    await user.click(again);
    expect(await panel.findByText(messages.estimate.empty)).toBeInTheDocument();
    expect(panel.getByText("What is it worth?")).toBeInTheDocument();
    expect(panel.queryByText("$0")).not.toBeInTheDocument();
  });

  it("says its figure in one line, too, which opens the working-out", async () => {
    const { user } = openApplication({ home: homeForm({ worth: "1000" }) });
    // Shown where the panel is not beside the questions, which a test has no width for.
    await user.click(await screen.findByText("$300,000", { selector: "button > strong" }));
    const dialog = within(await screen.findByRole("dialog", { name: "How we worked this out" }));
    await user.click(await dialog.findByText("How we worked this out", { selector: "summary" }));
    await user.click(dialog.getByRole("link", { name: "1,600 sq ft" }));
    expect(await screen.findByLabelText("What is it worth?")).toHaveFocus();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("the umbrella question", () => {
  it("sends 199 for the umbrella question while the estimate asks for none", async () => {
    const { user, requests } = openApplication({
      auto: autoForm({ pay: "50000" }),
      meta: aMeta({ types: [3] }),
    });
    await user.click(await screen.findByRole("button", { name: "Submit application" }));
    await waitFor(() => expect(bodies(requests)).toHaveLength(1));
    expect(bodies(requests)[0]).toMatchObject({
      answers: [
        {
          insuranceTypeId: 3,
          answers: expect.arrayContaining([
            { questionId: 140, chosen: null, content: null },
            { questionId: 150, chosen: 199, content: null },
          ]),
        },
      ],
    });
  });

  it("does not take the 199 that a save filled in for the person's word on an umbrella", async () => {
    const { user, replies } = openApplication({
      auto: autoForm({ pay: "50000", umbrella: 199 }),
      meta: aMeta({ types: [3] }),
    });
    const pay = await screen.findByLabelText("What do you earn?");
    await screen.findAllByText("$300,000");
    replies["POST /estimation/:id"] = anEstimate({ needsUmbrella: true, totalRequired: 900_000 });
    await user.type(pay, "0");
    await screen.findByText(messages.estimate.umbrella);
    await user.click(button("Continue"));
    const umbrella = await screen.findByRole("radio", { name: "Not needed" });
    expect(umbrella).not.toBeChecked();
  });
});

import { jest } from "@jest/globals";
import type { ComponentProps } from "react";
import type { EstimationReply } from "@quotehaven/contract/schemas";
import { signupQuestionsReply } from "@quotehaven/contract/wire";
import { act, lastCall, renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { aForm, anOption, aQuestion } from "../../shared/questionnaire/questionFixtures";
import { NumberPicture } from "./NumberPicture";
import { NumberRoute } from "./NumberRoute";

const home = aForm(1, [
  [
    aQuestion({
      id: 101,
      kind: "radio",
      content: "What would you like to insure?",
      isForEstimate: true,
      options: [
        anOption(10101, "A house"),
        anOption(10103, "Belongings", { showsQuestions: [126], hidesQuestions: [104] }),
      ],
    }),
    aQuestion({
      id: 102,
      kind: "select",
      content: "Which state is the home in?",
      isForEstimate: true,
      options: [anOption(10235, "Ohio"), anOption(10244, "Texas")],
    }),
  ],
  [
    aQuestion({ id: 104, kind: "number", content: "How big is it?", isForEstimate: true }),
    aQuestion({ id: 110, content: "How old is the roof?" }),
    aQuestion({
      id: 113,
      kind: "select",
      content: "Is there a garage?",
      isForEstimate: true,
      options: [anOption(11301, "None"), anOption(11302, "One car")],
    }),
    aQuestion({ id: 126, kind: "number", content: "What is it worth?", isForEstimate: true }),
  ],
]);

const autoForm = aForm(3, [
  [aQuestion({ id: 171, kind: "number", content: "What do you earn?", isForEstimate: true })],
]);

const estimate: EstimationReply = {
  data: 257_000,
  umbrella: false,
  at_risk: null,
  total_required: null,
  "other-data": [],
  questions: [],
  working: [
    {
      line: "dwelling",
      label: "Dwelling (A)",
      formula: "1,440 sq ft × $187.50 × 0.95 for Texas",
      result: 257_000,
      pieces: [
        { text: "1,440 sq ft", spoken: "1,440 square feet", que_id: 104 },
        { text: " × ", spoken: " times " },
        { text: "$187.50" },
        { text: " × ", spoken: " times " },
        { text: "0.95 for Texas", que_id: 102 },
        { text: " × ", spoken: " times " },
        { text: "1.06 for a finished basement", que_id: 107 },
        { text: " = $257,000", spoken: " equals $257,000" },
      ],
      notes: ["rounded up to the next $1,000"],
    },
  ],
  assumed: [
    { que_id: 113, text: "no attached garage" },
    { que_id: 109, text: "asphalt shingles" },
  ],
};

const replies = {
  "GET /auth/signup": signupQuestionsReply.encode([home]),
  "GET /auth/zipcodes": { data: [{ zip_id: 7, zip_code: "78701", city: "Austin", state: "TX" }] },
  "POST /estimation/preview/1": estimate,
};

const openNumber = (path = "/your-number/home", setup = {}) =>
  renderScreen(
    [
      { path: "/your-number/:type?", element: <NumberRoute /> },
      { path: "/auth/register/:type", element: <p>Registration</p> },
    ],
    { path, messages: { consumer: messages }, replies, session: "anonymous", ...setup },
  );

afterEach(() => sessionStorage.clear());

it("asks only what decides most of the figure, and says how far one is", async () => {
  const { user } = openNumber();
  const kind = await screen.findByRole("radiogroup", { name: /What would you like to insure/ });
  expect(screen.queryByText("How old is the roof?")).not.toBeInTheDocument();
  expect(screen.queryByText("Which state is the home in?")).not.toBeInTheDocument();
  expect(screen.getByText("0 of 3 answered")).toBeInTheDocument();
  await user.click(within(kind).getByRole("radio", { name: "Belongings" }));
  expect(screen.getByText("1 of 3 answered")).toBeInTheDocument();
  expect(screen.queryByText("How big is it?")).not.toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "What is it worth?" })).toBeInTheDocument();
});

it("counts no question that may stay open, whatever is ticked before anybody was asked", async () => {
  const household = aQuestion({
    ...{ id: 177, kind: "checkboxes", placeholder: "None of these" },
    ...{ content: "Does any apply?", options: [anOption(17_701, "Pool")] },
  });
  const earned = autoForm.sections[0]?.questions ?? [];
  const asked = aForm(3, [[...earned, household]]);
  const { user } = openNumber("/your-number/auto", {
    replies: { ...replies, "GET /auth/signup": signupQuestionsReply.encode([asked]) },
  });
  expect(await screen.findByRole("checkbox", { name: "None of these" })).toBeChecked();
  expect(screen.getByText("0 of 1 answered")).toBeInTheDocument();
  await user.type(screen.getByRole("textbox", { name: "What do you earn?" }), "9");
  expect(screen.getByText("1 of 1 answered")).toBeInTheDocument();
});

it("draws the home from the first second, fills what is answered, and says what a bad day costs without insurance", async () => {
  const need = {
    home: {
      home: "house",
      dwelling: 257_000,
      otherStructures: 26_000,
      belongings: 150_000,
      livingElsewhere: 50_000,
      personalLiability: 300_000,
      medicalPayments: 5_000,
      valuables: 0,
      deductible: null,
      wantsExtended: false,
      extras: [],
      presentYearly: null,
    },
  };
  const { user } = openNumber("/your-number/home", {
    replies: { ...replies, "POST /estimation/preview/1": { ...estimate, need } },
  });
  const region = await screen.findByRole("region", { name: "Home coverage" });
  const panel = within(region);
  const shareOf = (part: string) =>
    region.querySelector(`[data-part="${part}"]`)?.getAttribute("data-share");
  expect(shareOf("dwelling")).toBe("0");
  // There is nothing to keep yet, and no second button for it.
  expect(screen.queryByRole("button", { name: "Get quotes" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: "A house" }));
  expect(shareOf("personalLiability")).toBe("1");
  expect(shareOf("dwelling")).toBe("0");
  await user.type(screen.getByRole("textbox", { name: "How big is it?" }), "1440");
  expect(shareOf("dwelling")).toBe("1");

  const day = within(await panel.findByRole("region", { name: messages.badDay.title }));
  expect(day.getByRole("button", { name: "The kitchen burns" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(day.getByText("No insurance").nextElementSibling).toHaveTextContent("You pay $79,000");
  expect(day.getByText("You pay your deductible")).toBeInTheDocument();
  await user.click(day.getByRole("button", { name: "Somebody is badly hurt on your steps" }));
  expect(day.getByText("You pay $300,000")).toBeInTheDocument();
  expect(day.getByText("You pay nothing")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Get quotes" })).toBeInTheDocument();
  // It is drawn once, and one sentence says how far it can be trusted.
  expect(region.querySelectorAll('[data-part="dwelling"]')).toHaveLength(1);
  expect(panel.getByText(messages.estimate.homeCaution)).toBeVisible();
  expect(panel.getByText(messages.estimate.notAdvice)).not.toBeVisible();
});

function partsDrawn(picture: ComponentProps<typeof NumberPicture>): (string | null)[] {
  const { container, unmount } = renderScreen(<NumberPicture {...picture} />);
  const parts = [...container.querySelectorAll("[data-part]")];
  const names = parts.map((part) => part.getAttribute("data-part"));
  unmount();
  return names;
}

it("draws a condo where a condo is asked about", () => {
  const at = (answers: Record<number, number>) =>
    partsDrawn({ form: home, answers, need: undefined });
  expect(at({ 101: 10101 })).toContain("otherStructures");
  expect(at({ 101: 10102 })).not.toContain("otherStructures");
  expect(at({ 101: 10103 })).not.toContain("dwelling");
});

it("draws the family of who needs nothing more, too", () => {
  const need = {
    life: { deathBenefit: 0, termYears: null, policyKind: null, refusesExam: false },
  };
  expect(partsDrawn({ form: aForm(2, []), answers: {}, need })).toContain("deathBenefit");
});

it("reads the state from the zip code that came from the landing, and opens the figure into its sum, which leads to the answers", async () => {
  const { user, requests, currentPath } = openNumber("/your-number/home?zip=78701");
  expect(await screen.findByText("Austin, TX")).toBeInTheDocument();
  expect(currentPath()).toBe("/your-number/home");
  await user.click(screen.getByRole("radio", { name: "A house" }));
  await user.type(screen.getByRole("textbox", { name: "How big is it?" }), "1440");
  const panel = within(await screen.findByRole("region", { name: "Home coverage" }));
  expect((await panel.findAllByText("$257,000")).length).toBeGreaterThan(0);
  await user.click(panel.getByText("How we worked this out"));
  expect(panel.getByText("rounded up to the next $1,000.")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "1,440 square feet" }));
  expect(screen.getByRole("textbox", { name: "How big is it?" })).toHaveFocus();
  await user.click(screen.getByRole("link", { name: "0.95 for Texas" }));
  expect(screen.getByRole("textbox", { name: "Zip code" })).toHaveFocus();
  expect(screen.getByText(/1\.06 for a finished basement/)).toBeVisible();
  expect(screen.queryByRole("link", { name: /basement/ })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(requests.findLast(({ path }) => path === "/estimation/preview/1")?.body).toMatchObject({
      answers: [
        { que_id: 101, ans_id: 10101 },
        { que_id: 102, ans_id: 10244 },
        { que_id: 104, ans_content: "1440" },
      ],
    }),
  );
});

it("prints the working-out alone, and lets what it assumes be answered where it is named", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => {
    // It is on the paper alone: the screen hides it.
    const paper = { level: 1, name: /^Home coverage: /, hidden: true };
    expect(screen.getByRole("heading", paper)).toHaveTextContent(
      "Home coverage: $257,000 to rebuild and replace what you own",
    );
    expect(screen.getAllByRole("link", { name: "1,440 square feet" })).toHaveLength(1);
  });
  const { user, replies: current, requests } = openNumber();
  await user.type(await screen.findByRole("textbox", { name: "How big is it?" }), "1440");
  await user.click(await screen.findByText("How we worked this out"));
  await user.click(screen.getByRole("button", { name: messages.estimate.print }));
  expect(print).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.queryByText(/^Home coverage: /)).not.toBeInTheDocument();

  const garage = screen.getByRole("combobox", { name: "Is there a garage?" });
  expect(garage).toHaveAccessibleDescription("Not answered yet, so we count: no attached garage.");
  current["POST /estimation/preview/1"] = { ...estimate, data: 270_000, assumed: [] };
  await user.selectOptions(garage, "One car");
  expect((await screen.findAllByText("$270,000")).length).toBeGreaterThan(0);
  expect(garage).toHaveAccessibleDescription("");
  expect(screen.getByText("1 of 3 answered")).toBeInTheDocument();
  await waitFor(() =>
    expect(lastCall(requests, "POST /estimation/preview/1")?.body).toMatchObject({
      answers: [
        { que_id: 104, ans_content: "1440" },
        { que_id: 113, ans_id: 11302 },
      ],
    }),
  );
});

it("shows the zip code that was brought where the figure does not need it, and asks for none there", async () => {
  const auto = { ...replies, "GET /auth/signup": signupQuestionsReply.encode([autoForm]) };
  const brought = openNumber("/your-number/auto?zip=78701", { replies: auto });
  const zip = await screen.findByRole("textbox", { name: "Zip code" });
  expect(zip).toHaveValue("78701");
  expect(await screen.findByText("Austin, TX")).toBeInTheDocument();
  await brought.user.clear(zip);
  expect(zip).toHaveAccessibleDescription(messages.number.zipKeptHint);
  brought.unmount();

  openNumber("/your-number/auto", { replies: auto });
  await screen.findByRole("region", { name: "Auto coverage" });
  expect(screen.queryByRole("textbox", { name: "Zip code" })).toBeNull();
});

it("keeps what was answered over a reload, and takes it along into the registration", async () => {
  const first = openNumber("/your-number/home?zip=78701");
  await screen.findByText("Austin, TX");
  await first.user.click(screen.getByRole("radio", { name: "A house" }));
  first.unmount();

  const { user, currentPath } = openNumber();
  expect(await screen.findByRole("radio", { name: "A house" })).toBeChecked();
  await screen.findByText("Austin, TX");
  await user.click(screen.getByRole("button", { name: messages.number.keep }));
  const dialog = within(await screen.findByRole("dialog"));
  // What was chosen is not asked again.
  expect(dialog.queryByRole("radio")).toBeNull();
  await user.click(dialog.getByRole("checkbox"));
  await user.click(dialog.getByRole("button", { name: "Get started" }));
  await waitFor(() => expect(currentPath()).toBe("/auth/register/1"));
  expect(JSON.parse(sessionStorage.getItem("draft:registration") ?? "{}")).toMatchObject({
    city: "Austin",
    state: "TX",
    zipCodes: [{ id: 7 }],
    // City and state follow a zip code that is corrected there, and the home's state follows them.
    zipPlace: { filled: { city: "Austin", state: "TX" } },
    answersByType: { 1: { 101: 10101 } },
  });
  expect(sessionStorage.getItem("draft:registration")).not.toContain("10244");
});

it("keeps the policy of today over a reload, and takes it along into the registration", async () => {
  const carriers = { "GET /insurance-companies": { data: [] } };
  const first = openNumber("/your-number/home", { replies: { ...replies, ...carriers } });
  await first.user.click(await screen.findByRole("button", { name: messages.todayCard.byHand }));
  await first.user.type(await screen.findByLabelText("Company"), "Kin");
  await first.user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Agents do not see it.");
  first.unmount();

  const { user, requests } = openNumber();
  expect(await screen.findByText("Kin")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: messages.number.keep }));
  await screen.findByRole("dialog");
  expect(JSON.parse(sessionStorage.getItem("draft:registration") ?? "{}")).toMatchObject({
    present: { home: { carrier: "Kin", cover: {} }, isShared: false },
  });
  expect(JSON.stringify(requests)).not.toContain("Kin");
});

it("leaves a registration that was begun as it is, but for what was answered here", async () => {
  sessionStorage.setItem(
    "draft:registration",
    JSON.stringify({
      firstName: "Ada",
      city: "Akron",
      state: "OH",
      answersByType: { 1: { 110: "9" } },
    }),
  );
  const { user } = openNumber("/your-number/home?zip=78701");
  await screen.findByText("Austin, TX");
  await user.click(screen.getByRole("button", { name: messages.number.keep }));
  await screen.findByRole("dialog");
  expect(JSON.parse(sessionStorage.getItem("draft:registration") ?? "{}")).toMatchObject({
    firstName: "Ada",
    city: "Akron",
    state: "OH",
    zipCodes: [],
    answersByType: { 1: { 110: "9", 102: 10244 } },
  });
});

it("opens a type by its id as well, as registration's address has it", async () => {
  const { currentPath } = openNumber("/your-number/3");
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(heading).toHaveTextContent(messages.number.autoHeading);
  expect(currentPath()).toBe("/your-number/3");
});

it("leads a client who is signed in to the application, and another type's name to home", async () => {
  const { currentPath } = openNumber("/your-number/boat", { session: "consumer" });
  expect(
    await screen.findByRole("link", { name: messages.registration.toApplication }),
  ).toHaveAttribute("href", "/profile/application");
  expect(currentPath()).toBe("/your-number/home");
});

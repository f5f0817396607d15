import type { Answers } from "@quotehaven/contract/rules";
import type { OwnPolicies } from "@quotehaven/contract/wire";
import { renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import { useState } from "react";
import messages from "../../messages/en.json" with { type: "json" };
import { aForm, anOption, aQuestion } from "../questionnaire/questionFixtures";
import texts from "./en.json" with { type: "json" };
import { policyFile } from "./policyFixtures";
import { TodayCard, type TodayProps } from "./TodayCard";

const homeForm = aForm(1, [
  [
    aQuestion({ id: 103, kind: "year", content: "What year was it built?" }),
    aQuestion({ id: 104, kind: "number", content: "How big is it?" }),
    aQuestion({
      id: 130,
      kind: "radio",
      content: "Is it insured now?",
      options: [anOption(13_001, "Yes", { showsQuestions: [132] }), anOption(13_002, "No")],
    }),
    aQuestion({ id: 132, kind: "number", content: "What do you pay a year?", symbol: "$" }),
  ],
]);

type HostProps = Partial<TodayProps> & { given?: Answers };

/** Keeps what the card gives it, as a registration does. */
function Host({ given = {}, ...more }: HostProps) {
  const [present, setPresent] = useState<OwnPolicies | null>(more.present ?? null);
  const [answers, setAnswers] = useState(given);
  return (
    <>
      <TodayCard
        types={["home"]}
        questionnaires={[{ form: homeForm, own: answers }]}
        answer={(byType) => setAnswers(byType[1] ?? {})}
        keep={setPresent}
        {...more}
        present={present}
      />
      <output aria-label="present">{JSON.stringify(present)}</output>
      <output aria-label="answers">{JSON.stringify(answers)}</output>
    </>
  );
}

const companies = {
  data: [
    { inc_id: 3, inc_name: "The Hanover" },
    { inc_id: 4, inc_name: "Lemonade" },
  ],
};

const openCard = (props: HostProps = {}, listed: unknown = companies) =>
  renderScreen(<Host {...props} />, {
    messages: { consumer: messages },
    replies: { "GET /insurance-companies": listed },
  });

const kept = (what: "present" | "answers"): unknown =>
  JSON.parse(screen.getByLabelText(what).textContent ?? "");

/** The tick, whose name has its hint. */
const shareTick = () =>
  screen.getByRole("checkbox", { name: new RegExp(`^${texts.fields.share}`) });

const press = (name: string) => screen.findByRole("button", { name });

/** A file as the browser gives one; jsdom's cannot be read. */
function aFile(bytes: Uint8Array<ArrayBuffer>, name = "policy.pdf") {
  const file = new File([bytes], name, { type: "application/pdf" });
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer) });
}

async function choose({ user }: ReturnType<typeof openCard>, file: File) {
  await user.click(await press(messages.todayCard.fromPdf));
  await user.upload(
    await screen.findByLabelText<HTMLInputElement>(texts.pick.choose, { selector: "input" }),
    file,
  );
}

it("takes eight values by hand, and sends nothing before they are saved", async () => {
  const view = openCard();
  const { user } = view;
  await user.click(await press(messages.todayCard.byHand));
  await user.type(await screen.findByLabelText("Company"), "Kin");
  await user.type(screen.getByLabelText("Ends on"), "03/01/2027");
  await user.type(screen.getByLabelText("Price"), "2100");
  await user.type(screen.getByLabelText("Dwelling (A)"), "412000");
  await user.selectOptions(screen.getByLabelText("Settlement of the roof"), "Actual cash value");
  expect(shareTick()).not.toBeChecked();
  expect(kept("present")).toBeNull();
  await user.click(await press(texts.fields.save));
  expect(await screen.findByText(texts.kept.notShared)).toBeInTheDocument();
  expect(kept("present")).toEqual({
    home: {
      carrier: "Kin",
      expiresOn: "2027-03-01",
      premium: { dollars: 2100, months: 12 },
      cover: { dwelling: 412_000, roofSettlement: "actualCashValue" },
    },
    isShared: false,
  });
  expect(kept("answers")).toEqual({ 130: 13_001, 132: "2100" });
  expect(screen.getByText("2 answers were filled in.")).toBeInTheDocument();
  expect(screen.getByText("$2,100 for 12 months")).toBeInTheDocument();
});

it("refuses a form without anything in it, and what cannot be", async () => {
  const { user } = openCard();
  await user.click(await press(messages.todayCard.byHand));
  await user.click(await press(texts.fields.save));
  expect(await screen.findByLabelText("Company")).toHaveAccessibleDescription(/required/);
  await user.type(screen.getByLabelText("Company"), "call 512 555 0188");
  await user.click(await press(texts.fields.save));
  await waitFor(() =>
    expect(screen.getByLabelText("Company")).toHaveAccessibleDescription(/phone numbers/),
  );
  expect(kept("present")).toBeNull();
});

it("changes what is kept and whether agents see it, and removes it on a second yes", async () => {
  const present: OwnPolicies = {
    home: { carrier: "Kin", cover: { deductible: 750 } },
    isShared: false,
  };
  const { user } = openCard({ present });
  expect(await screen.findByText("$750")).toBeInTheDocument();
  await user.click(await press(texts.kept.edit));
  await user.clear(await screen.findByLabelText("Deductible"));
  await user.click(shareTick());
  await user.click(await press(texts.fields.save));
  expect(await screen.findByText(texts.kept.shared)).toBeInTheDocument();
  expect(kept("present")).toEqual({
    home: { carrier: "Kin", cover: {} },
    isShared: true,
  });
  await user.click(await press(texts.kept.remove));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: texts.kept.remove }));
  expect(await press(messages.todayCard.fromPdf)).toBeInTheDocument();
  expect(kept("present")).toBeNull();
});

it("knows the company also where the list of companies comes after the file", async () => {
  let listNow = () => {};
  const view = openCard({}, () => new Promise((resolve) => (listNow = () => resolve(companies))));
  await choose(view, aFile(Uint8Array.from(policyFile("12-package-home-auto-umbrella"))));
  await waitFor(() => expect(view.requests).toHaveLength(1));
  listNow();
  await screen.findByRole("heading", { name: texts.review.title });
  const home = within(screen.getByRole("group", { name: texts.fields.home }));
  expect(home.getByLabelText("Company")).toHaveValue("The Hanover");
});

it("reads a policy on the device, shows each value with its mark, and uses what was confirmed", async () => {
  const view = openCard({ given: { 103: "1920" } });
  const { user, requests } = view;
  await choose(view, aFile(Uint8Array.from(policyFile("12-package-home-auto-umbrella"))));
  expect(await screen.findByRole("heading", { name: texts.review.title })).toHaveFocus();
  const home = within(screen.getByRole("group", { name: texts.fields.home }));
  expect(home.getByLabelText("Company")).toHaveValue("The Hanover");
  expect(home.getByLabelText("Dwelling (A)")).toHaveValue("498,000");
  // A mark leads to its value, and a value lights its mark.
  const marks = within(screen.getByRole("region", { name: texts.review.pages, hidden: true }));
  const mark = marks.getByRole("button", { name: /^Dwelling \(A\): /, hidden: true });
  await user.click(mark);
  expect(home.getByLabelText("Dwelling (A)")).toHaveFocus();
  expect(mark).toHaveAttribute("aria-pressed", "true");
  await user.click(home.getByLabelText("Belongings (C)"));
  expect(mark).toHaveAttribute("aria-pressed", "false");
  await user.clear(home.getByLabelText("Belongings (C)"));
  expect(kept("present")).toBeNull();

  await user.click(await press(texts.review.use));
  // What was answered otherwise stays unless it is ticked.
  const change = await screen.findByRole("checkbox", {
    name: "What year was it built? 1920 becomes 1912",
  });
  expect(change).not.toBeChecked();
  await user.click(await press(texts.answers.done));
  expect(await screen.findByText("3 answers were filled in.")).toBeInTheDocument();
  expect(kept("answers")).toEqual({ 103: "1920", 104: "2380", 130: 13_001, 132: "1422" });
  const { home: keptHome, auto } = kept("present") as OwnPolicies;
  expect(keptHome?.cover).toMatchObject({ dwelling: 498_000 });
  expect(keptHome?.cover).not.toHaveProperty("belongings");
  expect(auto?.cover).toMatchObject({ collisionDeductible: 1000 });
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /insurance-companies",
  ]);
});

it("shows a quote as one, and uses it on a second yes alone", async () => {
  const view = openCard();
  await choose(view, aFile(Uint8Array.from(policyFile("16-home-quote-not-a-policy"))));
  expect(await screen.findByRole("heading", { name: texts.ask.quoteTitle })).toHaveFocus();
  expect(screen.queryByLabelText("Company")).not.toBeInTheDocument();
  await view.user.click(await press(texts.ask.use));
  expect(await screen.findByText(texts.review.quoteRead)).toBeInTheDocument();
  expect(kept("present")).toBeNull();
});

it.each([
  ["unread/bill", texts.kinds.billTitle],
  ["unread/letter", texts.kinds.letterTitle],
  ["unread/scan", texts.kinds.scanTitle],
  ["unread/locked", texts.kinds.lockedTitle],
  ["unread/damaged", texts.kinds.damagedTitle],
  ["unread/empty", texts.kinds.emptyTitle],
  ["unread/renamed-docx", texts.kinds.notPdfTitle],
  ["19-flood-policy-neither-home-nor-auto", texts.kinds.otherPolicyTitle],
  ["32-umbrella-alone", texts.kinds.umbrellaTitle],
])("says of %s what it is, and leads to the form by hand", async (name, title) => {
  const view = openCard();
  await choose(view, aFile(Uint8Array.from(policyFile(name))));
  expect(await screen.findByRole("alert")).toHaveTextContent(title);
  expect(kept("present")).toBeNull();
  await view.user.click(await press(texts.pick.byHand));
  expect(await screen.findByLabelText("Company")).toHaveValue("");
});

it("stops when it is told to, and takes another file", async () => {
  const view = openCard();
  const never = Object.assign(new File(["%PDF-"], "a.pdf"), {
    arrayBuffer: () => new Promise<ArrayBuffer>(() => {}),
  });
  await choose(view, never);
  await view.user.click(await press(texts.pick.stop));
  expect(await press(texts.pick.choose)).toBeInTheDocument();
});

it("says that a locked application's answers stayed", async () => {
  const { user } = openCard({ answer: undefined });
  await user.click(await press(messages.todayCard.byHand));
  await user.type(await screen.findByLabelText("Company"), "Kin");
  await user.click(await press(texts.fields.save));
  expect(await screen.findByText(texts.kept.locked)).toBeInTheDocument();
  expect(kept("answers")).toEqual({});
});

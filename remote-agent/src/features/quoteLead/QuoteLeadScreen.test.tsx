import { leadReply, type LeadReply } from "@quotehaven/contract/wire";
import {
  refusal,
  screen,
  shownTypingAids,
  waitFor,
  within,
  type RecordedRequest,
} from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aLeadCarrier, aLeadDetail, anAgentQuote, anAnsweredForm } from "../../shared/leadFixtures";
import { write } from "../../shared/screenFixtures";
import {
  confirmedQuotes,
  createCall,
  fillQuote,
  finishQuoting,
  openQuoteLead,
  quoteIn,
  storedQuote,
  theForm,
  updateCall,
  type OpenedQuoteLead,
} from "./quoteLeadFixtures";

/** The lead once it takes no quotes. */
function closedLead(changes: Partial<LeadReply["lead"]>): LeadReply {
  const lead = aLeadDetail();
  return { ...lead, lead: { ...lead.lead, canQuote: false, ...changes } };
}

const addForm = ({ user }: OpenedQuoteLead) =>
  user.click(screen.getByRole("button", { name: english["quoteLead.add"] }));
const confirm = async ({ user }: OpenedQuoteLead) =>
  user.click(await screen.findByRole("button", { name: "Confirm" }));
const nothingToFinish = () =>
  expect(screen.queryByRole("button", { name: "Finish Quoting" })).not.toBeInTheDocument();

beforeEach(() => sessionStorage.clear());

it("locks sent quotes, leads to the questions about each, and offers nothing to finish", async () => {
  const quotes = [
    anAgentQuote({ id: 41, isAccepted: true, unreadMessages: 1 }),
    anAgentQuote({ id: 42, carrierId: 7, carrierName: "Farmers" }),
  ];
  openQuoteLead(aLeadDetail({ quotes }));
  const first = await screen.findByRole("link", { name: /Questions about State Farm/ });
  expect(first).toHaveAttribute("href", "/agent/profile/leads/12/messages/41");
  expect(first).toHaveTextContent("1 new message");
  expect(screen.getByRole("link", { name: "Questions about Farmers" })).toBeInTheDocument();
  const form = await theForm("State Farm");
  expect(form.getByRole("textbox", { name: /Monthly/ })).toBeDisabled();
  expect(form.getByRole("combobox", { name: /Insurance company/ })).toBeDisabled();
  nothingToFinish();
  expect(screen.queryByRole("button", { name: english["quoteLead.add"] })).not.toBeInTheDocument();
});

it("says why a lead takes no quotes, and leads to the client who was won", async () => {
  const won = openQuoteLead(closedLead({ isWon: true }));
  const details = await screen.findByRole("link", { name: "View client details" });
  expect(details).toHaveAttribute("href", "/agent/profile/leads/12/client");
  won.unmount();

  const lost = openQuoteLead(closedLead({ isLost: true }));
  expect(await screen.findByText("Another agent was chosen")).toBeVisible();
  lost.unmount();

  const covered = openQuoteLead(aLeadDetail({ carriers: [aLeadCarrier({ isQuoted: true })] }));
  expect(await screen.findByText(english["leads.covered"])).toBeVisible();
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  nothingToFinish();
  covered.unmount();

  openQuoteLead(() => refusal(404, ["not-found"]));
  expect(await screen.findByText("We couldn't find that lead")).toBeVisible();
  expect(screen.getByText("We couldn't find that. It may have been removed.")).toBeVisible();
});

it("checks every form before the summary opens, and leads from what was refused to its field", async () => {
  const opened = openQuoteLead(aLeadDetail());
  const { user } = opened;
  await theForm();
  const aids = Object.entries(shownTypingAids());
  const prices = aids.filter(([name]) => /(monthly|yearly|validUntil)$/.test(name));
  expect(prices.map(([, told]) => told)).toEqual(Array(3).fill("text numeric off done"));
  expect(screen.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();

  await addForm(opened);
  const second = await theForm("Quote 2");
  expect(second.getByRole("combobox")).toHaveFocus();
  await finishQuoting(opened);
  const [one, other] = await screen.findAllByRole("alert");
  await waitFor(() => expect(one).toHaveFocus());
  for (const summary of [one, other]) {
    const links = within(summary as HTMLElement).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "Insurance company",
      "Home monthly",
      "Home yearly",
    ]);
  }
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(second.getByRole("link", { name: /^Home monthly/ }));
  expect(second.getByRole("textbox", { name: /Monthly/ })).toHaveFocus();
  await user.keyboard("90");
  expect(second.getByRole("textbox", { name: /Monthly/ })).not.toHaveAccessibleDescription();

  await user.click(screen.getByRole("button", { name: "Remove Quote 2" }));
  expect(screen.getByText("Are you sure you want to remove this quote?")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(screen.queryByRole("region", { name: "Quote 2" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: english["quoteLead.add"] })).toHaveFocus();
});

it("sends each form in turn, stops at the first refusal, and sends nothing twice", async () => {
  const calls: string[] = [];
  const answer = (request: RecordedRequest) => {
    const { carrierId, token } = quoteIn(request);
    calls.push(`${request.method} ${carrierId} ${token}`);
    return carrierId === 7 && calls.length < 4
      ? refusal(409, [], "Farmers was quoted a moment ago.")
      : storedQuote(request, lead.carriers.find(({ id }) => id === carrierId)?.name);
  };
  const lead = aLeadDetail({
    quotes: [
      anAgentQuote({ needsUpdate: true }),
      anAgentQuote({ id: 32, carrierId: 9, carrierName: "Amica" }),
    ],
    carriers: ["State Farm", "Chubb", "Erie"]
      .map((name, index) => aLeadCarrier({ id: index + 1, name }))
      .concat([aLeadCarrier({ id: 7, name: "Farmers" }), aLeadCarrier({ id: 9, name: "Amica" })]),
  });
  // Once something is sent, the lead cannot be read: what was taken is known all the same.
  const read = () => (calls.length === 0 ? leadReply.encode(lead) : refusal(500));
  const opened = openQuoteLead(read, { [createCall]: answer, [updateCall]: answer });
  await theForm("State Farm");
  for (const [index, carrier] of ["Chubb", "Farmers", "Erie"].entries()) {
    await addForm(opened);
    await fillQuote(opened, `Quote ${index + 3}`, carrier);
  }
  await finishQuoting(opened);
  await confirm(opened);
  expect(await screen.findByText("Farmers was quoted a moment ago.")).toBeVisible();
  expect(
    screen.getByText("Sent: State Farm, Chubb. Stopped at: Farmers. Not sent yet: Erie."),
  ).toBeVisible();
  for (const carrier of ["State Farm", "Chubb"])
    expect((await theForm(carrier)).getByText("Quoted")).toBeVisible();
  for (const carrier of ["Farmers", "Erie"])
    expect((await theForm(carrier)).getByRole("textbox", { name: /Monthly/ })).toHaveValue("90");

  await finishQuoting(opened);
  await confirm(opened);
  expect(await screen.findByText("The leads")).toBeVisible();
  expect(calls).toEqual(
    ["PUT 1", "POST 2", "POST 7", "POST 7", "POST 3"].map((call) => `${call} human-token:quote`),
  );
});

it("names the carrier that somebody was faster with, and says what went out", async () => {
  let isLost = false;
  const lead = () =>
    leadReply.encode(
      aLeadDetail({
        quotes: isLost ? [anAgentQuote()] : [],
        carriers: [aLeadCarrier(), aLeadCarrier({ id: 7, name: "Farmers", isQuoted: isLost })],
      }),
    );
  const opened = openQuoteLead(lead, {
    [createCall]: (request: RecordedRequest) => {
      if (quoteIn(request).carrierId === 1) return storedQuote(request);
      isLost = true;
      return refusal(409, ["already-quoted"]);
    },
  });
  await fillQuote(opened, "Quote 1", "State Farm");
  await addForm(opened);
  await fillQuote(opened, "Quote 2", "Farmers");
  await finishQuoting(opened);
  await confirm(opened);
  expect(await screen.findByText(/^Another agent has just quoted with Farmers/)).toBeVisible();
  expect(screen.getByText("Sent: State Farm. Stopped at: Farmers.")).toBeVisible();
  const lost = await theForm("Farmers");
  const taken = "This insurance company has already been quoted for this lead.";
  expect(await lost.findByText(taken)).toBeVisible();
  expect(lost.getByRole("alert")).toHaveFocus();
  expect(lost.getByRole("combobox")).toBeEnabled();
  await opened.user.click(lost.getByRole("button", { name: "Remove Farmers" }));
  await opened.user.click(screen.getByRole("button", { name: "Remove" }));
  expect(screen.queryByRole("region", { name: "Farmers" })).not.toBeInTheDocument();
  nothingToFinish();
});

it("keeps in sight what was typed when another agent wins and the lead is gone", async () => {
  const opened = openQuoteLead(aLeadDetail(), {
    [createCall]: () => {
      opened.replies["GET /agent/profile/leads/12"] = refusal(404, ["not-found"]);
      return refusal(409, ["lead-closed"]);
    },
  });
  await fillQuote(opened, "Quote 1", "Farmers");
  await finishQuoting(opened);
  await confirm(opened);
  expect(await screen.findByText("Not sent")).toBeVisible();
  const monthly = (await theForm("Farmers")).getByRole("textbox", { name: /Monthly/ });
  expect(monthly).toHaveValue("90");
  expect(monthly).toBeDisabled();
  nothingToFinish();
  expect(screen.getByText("This lead can no longer be quoted")).toBeVisible();
});

it("keeps what was typed for the next visit, and sends it with a bundle price", async () => {
  const lead = aLeadDetail({ forms: [anAnsweredForm(1), anAnsweredForm(3)] });
  const first = openQuoteLead(lead);
  await fillQuote(first, "Quote 1", "State Farm");
  first.unmount();
  const opened = openQuoteLead(lead);
  const form = await theForm("State Farm");
  const bundle = within(form.getByRole("group", { name: /Bundle price/ }));
  const monthly = bundle.getByRole("textbox", { name: /Monthly/ });
  expect(monthly).toHaveAttribute("placeholder", "180");
  await write(opened, monthly, "150");
  await write(opened, bundle.getByRole("textbox", { name: /Yearly/ }), "1800");
  await finishQuoting(opened);
  const price = { monthly: 90, yearly: 1000 };
  expect(await confirmedQuotes(opened)).toEqual([
    {
      leadId: 12,
      token: "human-token:quote",
      quoteId: 1,
      carrierId: 1,
      monthly: 150,
      yearly: 1800,
      prices: [
        { insuranceTypeId: 1, insuranceTypeName: "Home", ...price },
        { insuranceTypeId: 3, insuranceTypeName: "Auto", ...price },
      ],
    },
  ]);
  expect(screen.getByText("Thank you for submitting your quote!")).toBeVisible();
  expect(opened.currentPath()).toBe("/agent/profile/leads");
});

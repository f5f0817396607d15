import type { HomeNeed } from "@quotehaven/contract/cover";
import type { CoverTemplate } from "@quotehaven/contract/schemas";
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

const aConfig = { publicKey: "pk_test_1", leadFee: 49 };

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
  const first = await screen.findByRole("link", { name: /Messages about State Farm/ });
  expect(first).toHaveAttribute("href", "/agent/profile/leads/12/messages/41");
  expect(first).toHaveTextContent("1 new message");
  expect(screen.getByRole("link", { name: "Messages about Farmers" })).toBeInTheDocument();
  const form = await theForm("State Farm");
  expect(form.getByRole("textbox", { name: /Monthly/ })).toBeDisabled();
  expect(form.getByRole("combobox", { name: /Insurance company/ })).toBeDisabled();
  nothingToFinish();
  expect(screen.queryByRole("button", { name: english["quoteLead.add"] })).not.toBeInTheDocument();
});

it("says why a lead takes no quotes, and leads to the client who was won", async () => {
  const won = openQuoteLead(closedLead({ isWon: true, contactDue: "2099-12-01T22:59:59.000Z" }), {
    "GET /config": aConfig,
  });
  const details = await screen.findByRole("link", { name: "View client details" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Quote lead Your client Carla J. · Home · Austin",
  );
  expect(screen.getByText("Carla J. chose your quote")).toBeVisible();
  const text = await screen.findByText(/^The fee is \$49\. Pay by the end of .*Dec.* 1/);
  expect(text).toBeVisible();
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
  expect(screen.queryByText("This field is required.")).toBeNull();
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
  const yearly = bundle.getByRole("textbox", { name: /Yearly/ });
  await write(opened, yearly, "1700");
  expect(bundle.getByRole("status")).toHaveTextContent(/Only one value is filled in/);
  await write(opened, monthly, "150");
  expect(bundle.getByRole("status")).toHaveTextContent("Give both values, or leave both empty.");
  await opened.user.clear(yearly);
  await opened.user.tab();
  expect(yearly).toHaveValue("1,800");
  expect(yearly).toHaveAccessibleDescription(/12 × monthly$/);
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

const templatesCall = "/agent/profile/cover-templates";

const limits = {
  ...{ dwelling: 400_000, otherStructures: 40_000, livingElsewhere: 80_000 },
  ...{ personalLiability: 300_000, medicalPayments: 5_000, deductible: 1000 },
};
const house: HomeNeed = {
  ...limits,
  home: "house",
  belongings: 200_000,
  extras: ["flood"],
  ...{ valuables: 0, wantsExtended: false, presentYearly: null },
};

function open(changes: Partial<LeadReply> = {}, templates: CoverTemplate[] = []) {
  let kept = templates;
  const reply = () => ({ data: kept });
  return openQuoteLead(aLeadDetail({ need: { home: house }, ...changes }), {
    [`GET ${templatesCall}`]: reply,
    [`POST ${templatesCall}`]: ({ body }: RecordedRequest) => {
      const { name, cover } = body as CoverTemplate;
      kept = [...kept, { id: 9, insuranceTypeId: 1, name, cover }];
      return reply();
    },
    [`DELETE ${templatesCall}/4`]: () => {
      kept = kept.filter(({ id }) => id !== 4);
      return { message: "Template deleted." };
    },
  });
}

/** A form that is filled in: of a quote that waits to be sent again. */
async function openPriced(quote = {}) {
  const opened = open({ quotes: [anAgentQuote({ needsUpdate: true, ...quote })] });
  const form = await theForm("State Farm");
  const type = (name: RegExp, text: string) => write(opened, field(form, name), text);
  return { opened, form, type };
}

const field = (form: Awaited<ReturnType<typeof theForm>>, name: RegExp) =>
  form.getByRole("textbox", { name });

describe("what a quote covers", () => {
  it("is filled from the need and sent, and its summary says how it stands", async () => {
    const { opened, form, type } = await openPriced();
    expect(form.getByText("Needed: $400,000")).not.toBeVisible();
    await opened.user.click(form.getByText("What it covers: Home"));
    expect(form.getByText("Needed: $400,000")).toBeVisible();
    await opened.user.click(form.getByRole("button", { name: "Fill from the need" }));
    expect(form.getByText("What it covers: Home · stated")).toBeVisible();
    expect(field(form, /Dwelling \(A\)/)).toHaveValue("400,000");
    expect(form.getByRole("checkbox", { name: "Flood", hidden: true })).toBeChecked();
    await type(/Belongings \(C\)/, "150000");
    await opened.user.click(screen.getByRole("button", { name: english["leadPanel.title"] }));
    const need = await screen.findByRole("table", { name: "What is needed" });
    expect(within(need).getByRole("row", { name: /Belongings/ })).toHaveTextContent("$200,000");
    await opened.user.keyboard("{Escape}");
    await finishQuoting(opened);
    const words = "Meets 7 of 8 lines, 1 below, 4 not stated";
    expect(within(await screen.findByRole("dialog")).getByText(words)).toBeVisible();
    const [quote] = await confirmedQuotes(opened);
    const home = { ...limits, belongings: 150_000, included: ["flood"] };
    expect(quote?.cover).toEqual({ home });
  });

  it("has a wind deductible in dollars or in percent, and asks once about a limit far from the need", async () => {
    const { opened, form, type } = await openPriced();
    const wind = field(form, /Wind and hail/);
    await opened.user.click(form.getByText("What it covers: Home"));
    await opened.user.click(form.getByText("More about the coverage"));
    await write(opened, wind, "5000");
    await type(/Dwelling \(A\)/, "400000");
    const share = form.getByRole("combobox", { name: /share of the dwelling/ });
    await opened.user.selectOptions(share, "2%");
    expect(wind).toHaveValue("");
    expect(form.getByText("That is $8,000")).toBeVisible();
    const liability = field(form, /Personal liability/);
    await write(opened, liability, "3000");
    await finishQuoting(opened);
    expect(await form.findByText(/^This limit is far from the need/)).toBeVisible();
    await waitFor(() => expect(liability).toHaveFocus());
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await finishQuoting(opened);
    const [quote] = await confirmedQuotes(opened);
    expect(quote?.cover).toEqual({
      home: { dwelling: 400_000, windDeductible: { percent: 2 }, personalLiability: 3000 },
    });
  });

  it("of a sent quote is text, with how each line stands", async () => {
    open({
      quotes: [
        anAgentQuote({
          cover: { home: { dwelling: 300_000, belongings: 250_000, included: ["flood"] } },
          validUntil: "2099-01-31",
          message: "Ask about the roof.",
        }),
      ],
    });
    const form = await theForm("State Farm");
    for (const words of ["$300,000", "Below the need", "01/31/2099", "Ask about the roof."])
      expect(form.getByText(words)).toBeVisible();
    expect(form.getAllByText("Meets the need")).toHaveLength(2);
    expect(form.getByText(/^Meets 2 of \d+ lines, 1 below, \d+ not stated$/)).toBeVisible();
    expect(form.queryByRole("button", { name: "Fill from the need" })).not.toBeInTheDocument();
  });
});

it("renews what has ended, and refuses contact details and an end after 90 days", async () => {
  const { opened, form } = await openPriced({ validUntil: "2020-01-31" });
  expect(form.getByText("Ended on 01/31/2020: renew it")).toBeVisible();
  expect(form.queryByText("Application changed")).not.toBeInTheDocument();
  const word = field(form, /A word to the client/);
  const end = field(form, /Valid until/) as HTMLInputElement;
  const usual = end.value;
  await write(opened, word, "Call 512-555-0199");
  await write(opened, end, "01/31/2099");
  await finishQuoting(opened);
  const links = within(await form.findByRole("alert")).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Valid until/),
    expect.stringMatching(/A word to the client/),
  ]);
  expect(word).toHaveAccessibleDescription(/Leave out phone numbers/);
  expect(word).toHaveAccessibleDescription(/contact begins after the choice/);
  await write(opened, word, "Two claims are forgiven.");
  await write(opened, end, usual);
  await finishQuoting(opened);
  const [quote] = await confirmedQuotes(opened);
  expect(quote).toMatchObject({ quoteId: 31, message: "Two claims are forgiven." });
  expect(quote).not.toHaveProperty("validUntil");
  expect(quote).not.toHaveProperty("cover");
});

describe("a template", () => {
  it("is kept under a name, and fills another form in with one press", async () => {
    const { opened, form, type } = await openPriced();
    const { user, requests } = opened;
    await type(/Personal liability/, "500000");
    await user.click(form.getByRole("button", { name: "Save as template" }));
    const modal = within(await screen.findByRole("dialog"));
    await write(opened, modal.getByRole("textbox", { name: /Template name/ }), "Usual");
    await user.click(modal.getByRole("button", { name: "Save as template" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(requests.find(({ method }) => method === "POST")).toMatchObject({
      path: templatesCall,
      body: { insuranceTypeId: 1, name: "Usual", cover: { home: { personalLiability: 500_000 } } },
    });

    await user.click(screen.getByRole("button", { name: english["quoteLead.add"] }));
    const second = await theForm("Quote 2");
    await user.selectOptions(await second.findByRole("combobox", { name: /Template/ }), "Usual");
    expect(field(second, /Personal liability/)).toHaveValue("500,000");
  });

  it("brings a renter no building, and is deleted once that is confirmed", async () => {
    const cover = { home: { dwelling: 1, deductible: 2500 } };
    const { user } = open({ need: { home: { ...house, home: "renter" } } }, [
      { id: 4, insuranceTypeId: 1, name: "Houses", cover },
    ]);
    const form = await theForm();
    await user.selectOptions(await form.findByRole("combobox", { name: /Template/ }), "Houses");
    expect(field(form, /^Deductible/)).toHaveValue("2,500");
    expect(form.queryByRole("textbox", { name: /Dwelling/ })).not.toBeInTheDocument();
    await user.click(form.getByRole("button", { name: "Save as template" }));
    await user.click(await screen.findByRole("button", { name: "Delete Houses" }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Delete Houses" })).not.toBeInTheDocument(),
    );
  });
});

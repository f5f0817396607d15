import type { QuoteBody as WireQuoteBody } from "@quotehaven/contract/schemas";
import {
  coverTemplatesReply,
  leadReply,
  quoteBody,
  quoteReply,
  type LeadReply,
} from "@quotehaven/contract/wire";
import {
  refusal,
  screen,
  waitFor,
  within,
  type RecordedRequest,
} from "@quotehaven/platform/testing";
import { aLeadCarrier, aLeadDetail, anAgentQuote, anAnsweredForm } from "../../shared/leadFixtures";
import { wideWindow } from "../../shared/wideWindow";
import { openQuoteLead } from "./quoteLeadFixtures";

const createCall = "POST /agent/profile/leads/12";
const carriers = [
  aLeadCarrier(),
  aLeadCarrier({ id: 7, name: "Farmers" }),
  aLeadCarrier({ id: 8, name: "Chubb" }),
  aLeadCarrier({ id: 9, name: "Amica", isQuoted: true }),
];

function open(lead: LeadReply | (() => LeadReply), replies: Record<string, unknown> = {}) {
  return openQuoteLead({
    "GET /agent/profile/leads/12": () =>
      leadReply.encode(typeof lead === "function" ? lead() : lead),
    "GET /agent/profile/cover-templates": coverTemplatesReply.encode([]),
    ...replies,
  });
}

const sent = (request: RecordedRequest) => quoteBody.decode(request.body as WireQuoteBody);
function stored(request: RecordedRequest) {
  const { carrierId } = sent(request);
  return quoteReply.encode(anAgentQuote({ id: 500 + carrierId, carrierId }));
}

type User = ReturnType<typeof open>["user"];
const openGrid = async (user: User) =>
  user.click(await screen.findByRole("button", { name: "Grid" }));
const row = (name: string) => within(screen.getByRole("group", { name }));
const cell = (name: string, label: string) => row(name).getByRole("textbox", { name: label });
const finish = (user: User) => user.click(screen.getByRole("button", { name: "Finish Quoting" }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem("kept:quotes.view", "forms");
  wideWindow();
});

it("keeps a row as high as it was when what removes it comes beside its other button", async () => {
  const { user } = open(aLeadDetail({ carriers }));
  await openGrid(user);
  for (const name of ["Farmers", "Chubb"]) {
    await user.click(cell(name, "Home monthly"));
    await user.keyboard("9");
  }
  const remove = await row("Chubb").findByRole("button", { name: /Remove/ });
  const buttons = remove.parentElement;
  expect(buttons?.children).toHaveLength(2);
  expect(buttons).toHaveStyle({ display: "flex", "flex-wrap": "nowrap" });
  expect(buttons).not.toHaveStyle({ "flex-direction": "column" });
});

it("has a row for each carrier, with what another agent took between them", async () => {
  const sentQuote = anAgentQuote({ carrierId: 7, carrierName: "Farmers" });
  const { user } = open(aLeadDetail({ carriers, quotes: [sentQuote] }));
  await openGrid(user);
  const rows = within(screen.getByRole("list", { name: "Your insurance companies" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(rows).toHaveLength(4);
  expect(rows[1]).toMatch(/Farmers.*Quoted/);
  expect(rows[3]).toMatch(/Amica.*Already quoted by another agent/);
  expect(cell("Farmers", "Home monthly")).toBeDisabled();
  expect(cell("State Farm", "Home monthly")).toBeEnabled();
});

it("sends three carriers typed with Tab and Enter alone, one by one, and no empty row", async () => {
  const { user, requests } = open(aLeadDetail({ carriers }), { [createCall]: stored });
  await openGrid(user);
  await user.click(cell("State Farm", "Home monthly"));
  await user.keyboard("90{Tab}{Enter}");
  expect(cell("Farmers", "Home yearly")).toHaveFocus();
  await user.keyboard("1100{Shift>}{Tab}{/Shift}95{Enter}");
  expect(cell("Chubb", "Home monthly")).toHaveFocus();
  await user.keyboard("80{Enter}");
  expect(screen.getByRole("button", { name: "Finish Quoting" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("Thank you for submitting your quote!")).toBeVisible();
  const posts = requests.filter(({ method }) => method === "POST").map(sent);
  expect(posts.map(({ carrierId, prices }) => [carrierId, prices[0]?.monthly, prices[0]?.yearly]))
    // The first and the last yearly price is twelve times the month's; the second was typed.
    .toEqual([
      [1, 90, 1080],
      [7, 95, 1100],
      [8, 80, 960],
    ]);
});

it("leaves out the rows that are empty", async () => {
  const { user, requests } = open(aLeadDetail({ carriers }), { [createCall]: stored });
  await openGrid(user);
  await user.type(cell("Farmers", "Home monthly"), "95");
  await finish(user);
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  await screen.findByText("The leads");
  expect(requests.filter(({ method }) => method === "POST").map(sent)).toMatchObject([
    { carrierId: 7, prices: [{ monthly: 95, yearly: 1140 }] },
  ]);
});

it("marks a yearly price as proposed until it is taken or changed, and proposes no month", async () => {
  const { user } = open(aLeadDetail({ carriers }));
  await openGrid(user);
  const yearly = () => cell("Farmers", "Home yearly");
  await user.type(cell("Farmers", "Home monthly"), "95");
  expect(yearly()).toHaveValue("1,140");
  expect(yearly()).toHaveAccessibleDescription("Proposed: 12 times the monthly price");
  await user.tab();
  await user.tab();
  expect(yearly()).toHaveValue("1,140");
  expect(yearly()).not.toHaveAccessibleDescription();

  await user.type(cell("Chubb", "Home yearly"), "900");
  expect(cell("Chubb", "Home monthly")).toHaveValue("");
});

it("asks for a price where nothing is filled in", async () => {
  const { user } = open(aLeadDetail({ carriers }));
  await openGrid(user);
  await finish(user);
  expect(await screen.findByText("Fill in a price in at least one row first.")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("says at the cell what is missing, and goes there", async () => {
  const { user } = open(aLeadDetail({ carriers }));
  await openGrid(user);
  await user.type(cell("Farmers", "Home yearly"), "1000");
  await finish(user);
  await waitFor(() => expect(cell("Farmers", "Home monthly")).toHaveFocus());
  expect(cell("Farmers", "Home monthly")).toHaveAccessibleDescription("This field is required.");
  expect(cell("State Farm", "Home monthly")).not.toHaveAccessibleDescription();
});

it("keeps what was typed when the view is switched, also without a carrier", async () => {
  const { user } = open(aLeadDetail({ carriers }));
  const first = within(await screen.findByRole("region", { name: "Quote 1" }));
  await user.type(first.getByRole("textbox", { name: "Monthly" }), "70");
  await openGrid(user);
  expect(cell("No insurance company yet", "Home monthly")).toHaveValue("70");
  await user.type(cell("Chubb", "Home monthly"), "80");
  await user.click(screen.getByRole("button", { name: "Forms" }));
  const chubb = within(await screen.findByRole("region", { name: "Chubb" }));
  expect(chubb.getByRole("textbox", { name: "Monthly" })).toHaveValue("80");
  expect(screen.getAllByRole("combobox", { name: /Insurance company/ })).toHaveLength(2);
});

it("opens again as it was left, and only where there is a choice", async () => {
  const first = open(aLeadDetail({ carriers }));
  await openGrid(first.user);
  first.unmount();
  const second = open(aLeadDetail({ carriers }));
  expect(await screen.findByRole("list", { name: "Your insurance companies" })).toBeVisible();
  second.unmount();
  open(aLeadDetail({ carriers: [aLeadCarrier()] }));
  expect(await screen.findByRole("region", { name: "Quote 1" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Grid" })).not.toBeInTheDocument();
});

it("fills a row's cover from the need, shown beneath it", async () => {
  const need = { auto: anAutoNeed() };
  const { user, requests } = open(aLeadDetail({ carriers, forms: [anAnsweredForm(3)], need }), {
    [createCall]: stored,
  });
  await openGrid(user);
  await user.type(cell("Farmers", "Auto monthly"), "95");
  const cover = () => row("Farmers").getByRole("combobox", { name: "Coverage" });
  await user.selectOptions(cover(), "Fill from the need");
  expect(cover()).toHaveDisplayValue("Stated");
  await user.click(screen.getByRole("button", { name: "Coverage, start and message of Farmers" }));
  expect(screen.getByRole("combobox", { name: /Damage to others' property/ })).toHaveDisplayValue(
    "$100,000",
  );
  await finish(user);
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  await screen.findByText("The leads");
  expect(requests.filter(({ method }) => method === "POST").map(sent)).toMatchObject([
    { carrierId: 7, cover: { auto: { propertyDamage: 100_000 } } },
  ]);
});

it("takes the deductible in the row: one choice for both of a car's", async () => {
  const need = { auto: anAutoNeed() };
  const { user, requests } = open(aLeadDetail({ carriers, forms: [anAnsweredForm(3)], need }), {
    [createCall]: stored,
  });
  await openGrid(user);
  await user.type(cell("Farmers", "Auto monthly"), "95");
  const deductible = () => row("Farmers").getByRole("combobox", { name: "Auto deductible" });
  await user.selectOptions(deductible(), "$500");
  await finish(user);
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  await screen.findByText("The leads");
  expect(requests.filter(({ method }) => method === "POST").map(sent)).toMatchObject([
    {
      carrierId: 7,
      cover: { auto: { collisionDeductible: 500, comprehensiveDeductible: 500 } },
    },
  ]);
});

it("says in the row that the deductibles of a car differ, and lets both be set at once", async () => {
  const need = { auto: anAutoNeed() };
  const { user } = open(aLeadDetail({ carriers, forms: [anAnsweredForm(3)], need }));
  await openGrid(user);
  const deductible = () => row("Farmers").getByRole("combobox", { name: "Auto deductible" });
  await user.click(
    row("Farmers").getByRole("button", { name: "Coverage, start and message of Farmers" }),
  );
  const collision = () => screen.getByRole("combobox", { name: "Collision deductible" });
  await user.selectOptions(collision(), "$1,000");
  expect(deductible()).toHaveDisplayValue("Several");
  await user.selectOptions(deductible(), "$250");
  expect(collision()).toHaveDisplayValue("$250");
});

it("has no column for deductibles where only life insurance is asked for", async () => {
  const { user } = open(aLeadDetail({ carriers, forms: [anAnsweredForm(2)] }));
  await openGrid(user);
  expect(screen.queryByText("Deductible")).not.toBeInTheDocument();
});

it("finishes at the foot too, which says how many quotes go to whom", async () => {
  const { user } = open(aLeadDetail({ carriers }));
  await openGrid(user);
  const foot = (quotes: string) =>
    screen.findByRole("button", { name: new RegExp(`^Finish Quoting · ${quotes} to .+ .\\.$`) });
  expect(await foot("0 quotes")).toBeVisible();
  await user.type(cell("Farmers", "Home monthly"), "95");
  expect(await foot("1 quote")).toBeVisible();
  await user.type(cell("Chubb", "Home monthly"), "90");
  await user.click(await foot("2 quotes"));
  expect(await screen.findByRole("dialog", { name: "Your quotes" })).toBeVisible();
});

it("asks once about a price that looks odd", async () => {
  const { user } = open(aLeadDetail({ carriers }));
  await openGrid(user);
  await user.type(cell("Farmers", "Home monthly"), "0");
  await finish(user);
  expect(await screen.findByText(/^Is \$0 right\?/)).toBeVisible();
  await waitFor(() => expect(cell("Farmers", "Home monthly")).toHaveFocus());
  await finish(user);
  expect(await screen.findByRole("dialog", { name: "Your quotes" })).toBeVisible();
});

it("asks about it no second time in the other view", async () => {
  const { user } = open(aLeadDetail({ carriers }));
  await openGrid(user);
  await user.type(cell("Farmers", "Home monthly"), "0");
  await finish(user);
  await screen.findByText(/^Is \$0 right\?/);
  await user.click(screen.getByRole("button", { name: "Forms" }));
  expect(await screen.findByText(/^Is \$0 right\?/)).toBeVisible();
  await finish(user);
  expect(await screen.findByRole("dialog", { name: "Your quotes" })).toBeVisible();
});

it("names in its row the carrier that somebody was faster with, to be removed", async () => {
  let isLost = false;
  const lead = () =>
    aLeadDetail({
      carriers: [aLeadCarrier(), aLeadCarrier({ id: 7, name: "Farmers", isQuoted: isLost })],
    });
  const { user } = open(lead, {
    [createCall]: () => {
      isLost = true;
      return refusal(409, ["already-quoted"]);
    },
  });
  await openGrid(user);
  await user.type(cell("Farmers", "Home monthly"), "95");
  await finish(user);
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  const taken = await screen.findByText(
    "This insurance company has already been quoted for this lead.",
  );
  await waitFor(() => expect(taken.closest("[role=alert]")).toHaveFocus());
  expect(cell("Farmers", "Home monthly")).toHaveValue("95");
  await user.click(row("Farmers").getByRole("button", { name: "Remove Farmers" }));
  expect(screen.getByText("Are you sure you want to remove this quote?")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Already quoted by another agent.")).toBeVisible();
});

function anAutoNeed() {
  return {
    injury: 300_000,
    propertyDamage: 100_000,
    totalRequired: 300_000,
    wantsUmbrella: false,
    wantsOwnDamage: true,
    deductible: 500,
    wantsMedicalPayments: false,
    extras: [],
    presentMonthly: null,
  };
}

import { leadReply, type LeadReply } from "@quotehaven/contract/wire";
import { refusal, screen, waitFor, within } from "@quotehaven/platform/testing";
import { aLeadCarrier, aLeadDetail, anAgentQuote, anAnsweredForm } from "../../shared/leadFixtures";
import { wideWindow } from "../../shared/screenFixtures";
import {
  confirmedQuotes,
  createCall,
  finishQuoting,
  openQuoteLead,
  theForm,
} from "./quoteLeadFixtures";

const carriers = [
  aLeadCarrier(),
  aLeadCarrier({ id: 7, name: "Farmers" }),
  aLeadCarrier({ id: 8, name: "Chubb" }),
  aLeadCarrier({ id: 9, name: "Amica", isQuoted: true }),
];

async function openGrid(
  lead: Partial<LeadReply> | (() => unknown) = {},
  replies: Record<string, unknown> = {},
) {
  const shown = typeof lead === "function" ? lead : aLeadDetail({ carriers, ...lead });
  const opened = openQuoteLead(shown, replies);
  await opened.user.click(await screen.findByRole("button", { name: "Grid" }));
  return opened;
}

const row = (name: string) => within(screen.getByRole("group", { name }));
const cell = (name: string, label: string) => row(name).getByRole("textbox", { name: label });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem("kept:quotes.view", "forms");
  wideWindow();
});

it("has a row for each carrier, with what another agent took between them", async () => {
  await openGrid({ quotes: [anAgentQuote({ carrierId: 7, carrierName: "Farmers" })] });
  const rows = within(screen.getByRole("list", { name: "Your insurance companies" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(rows).toHaveLength(4);
  expect(rows[1]).toMatch(/Farmers.*Quoted/);
  expect(rows[3]).toMatch(/Amica.*Already quoted by another agent/);
  expect(cell("Farmers", "Home monthly")).toBeDisabled();
  expect(cell("State Farm", "Home monthly")).toBeEnabled();
});

it("proposes a year of twelve months until it is changed, counts what is filled in, and sends that alone", async () => {
  const opened = await openGrid();
  const { user } = opened;
  const foot = (quotes: string) =>
    screen.findByRole("button", { name: new RegExp(`^Finish Quoting · ${quotes} to .+ .\\.$`) });
  expect(await foot("0 quotes")).toBeVisible();
  await user.type(cell("Farmers", "Home monthly"), "95");
  const yearly = () => cell("Farmers", "Home yearly");
  expect(yearly()).toHaveValue("1,140");
  expect(yearly()).toHaveAccessibleDescription("Proposed: 12 times the monthly price");
  expect(await foot("1 quote")).toBeVisible();
  await user.tab();
  await user.tab();
  expect(yearly()).toHaveValue("1,140");
  expect(yearly()).not.toHaveAccessibleDescription();

  await user.type(cell("Chubb", "Home yearly"), "900");
  expect(cell("Chubb", "Home monthly")).toHaveValue("");
  await user.type(cell("Chubb", "Home monthly"), "80");
  await user.click(await foot("2 quotes"));
  const quotes = await confirmedQuotes(opened);
  expect(quotes.map(({ carrierId, prices: [price] }) => [carrierId, price])).toMatchObject([
    [7, { monthly: 95, yearly: 1140 }],
    [8, { monthly: 80, yearly: 900 }],
  ]);
});

it("asks for a price where nothing is filled in, says at the cell what is missing, and goes there", async () => {
  const opened = await openGrid();
  await finishQuoting(opened);
  expect(await screen.findByText("Fill in a price in at least one row first.")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await opened.user.type(cell("Farmers", "Home yearly"), "1000");
  await finishQuoting(opened);
  await waitFor(() => expect(cell("Farmers", "Home monthly")).toHaveFocus());
  expect(cell("Farmers", "Home monthly")).toHaveAccessibleDescription("This field is required.");
  expect(cell("State Farm", "Home monthly")).not.toHaveAccessibleDescription();
});

it("keeps what was typed when the view is switched, and opens as it was left where there is a choice", async () => {
  const first = openQuoteLead(aLeadDetail({ carriers }));
  await first.user.type((await theForm()).getByRole("textbox", { name: "Monthly" }), "70");
  await first.user.click(screen.getByRole("button", { name: "Grid" }));
  expect(cell("No insurance company yet", "Home monthly")).toHaveValue("70");
  await first.user.type(cell("Chubb", "Home monthly"), "80");
  first.unmount();
  const { user, unmount } = openQuoteLead(aLeadDetail({ carriers }));
  expect(await screen.findByRole("list", { name: "Your insurance companies" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Forms" }));
  expect((await theForm("Chubb")).getByRole("textbox", { name: "Monthly" })).toHaveValue("80");
  expect(screen.getAllByRole("combobox", { name: /Insurance company/ })).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Grid" }));
  unmount();
  sessionStorage.clear();
  openQuoteLead(aLeadDetail({ carriers: [aLeadCarrier()] }));
  await theForm();
  expect(screen.queryByRole("button", { name: "Grid" })).not.toBeInTheDocument();
});

it("fills a row's cover from the need, and takes both deductibles of a car as one", async () => {
  const opened = await openGrid({ forms: [anAnsweredForm(3)], need: { auto: anAutoNeed } });
  const { user } = opened;
  await user.type(cell("Farmers", "Auto monthly"), "95");
  const choice = (name: string) => row("Farmers").getByRole("combobox", { name });
  await user.selectOptions(choice("Coverage"), "Fill from the need");
  expect(choice("Coverage")).toHaveDisplayValue("Stated");
  await user.selectOptions(choice("Auto deductible"), "$500");
  await user.click(screen.getByRole("button", { name: "Coverage, start and message of Farmers" }));
  const detail = (name: RegExp) => screen.getByRole("combobox", { name });
  expect(detail(/Damage to others' property/)).toHaveDisplayValue("$100,000");
  expect(detail(/^Comprehensive deductible/)).toHaveDisplayValue("$500");
  await user.selectOptions(detail(/^Collision deductible/), "$1,000");
  expect(choice("Auto deductible")).toHaveDisplayValue("Several");
  await user.selectOptions(choice("Auto deductible"), "$250");
  expect(detail(/^Collision deductible/)).toHaveDisplayValue("$250");
  await finishQuoting(opened);
  const cover = { propertyDamage: 100_000, collisionDeductible: 250, comprehensiveDeductible: 250 };
  expect(await confirmedQuotes(opened)).toMatchObject([{ carrierId: 7, cover: { auto: cover } }]);
});

it("has no column for deductibles where only life insurance is asked for", async () => {
  await openGrid({ forms: [anAnsweredForm(2)] });
  expect(screen.queryByText("Deductible")).not.toBeInTheDocument();
});

it("asks once about a price that looks odd, and no second time in the other view", async () => {
  const opened = await openGrid();
  await opened.user.type(cell("Farmers", "Home monthly"), "0");
  await finishQuoting(opened);
  expect(await screen.findByText(/^Is \$0 right\?/)).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(cell("Farmers", "Home monthly")).toHaveFocus());
  await opened.user.click(screen.getByRole("button", { name: "Forms" }));
  expect(await screen.findByText(/^Is \$0 right\?/)).toBeVisible();
  await finishQuoting(opened);
  expect(await confirmedQuotes(opened)).toMatchObject([{ prices: [{ monthly: 0, yearly: 0 }] }]);
});

it("names in its row the carrier that somebody was faster with, to be removed", async () => {
  let isLost = false;
  const lead = () =>
    leadReply.encode(
      aLeadDetail({
        carriers: [aLeadCarrier(), aLeadCarrier({ id: 7, name: "Farmers", isQuoted: isLost })],
      }),
    );
  const opened = await openGrid(lead, {
    [createCall]: () => {
      isLost = true;
      return refusal(409, ["already-quoted"]);
    },
  });
  const { user } = opened;
  await user.type(cell("Farmers", "Home monthly"), "95");
  await finishQuoting(opened);
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

const anAutoNeed = {
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

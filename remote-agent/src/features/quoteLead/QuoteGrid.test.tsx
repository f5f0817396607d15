import { leadReply, type LeadReply } from "@quotehaven/contract/wire";
import { changed } from "@quotehaven/platform";
import { act, refusal, screen, waitFor, within } from "@quotehaven/platform/testing";
import { aLeadCarrier, aLeadDetail, anAgentQuote, anAnsweredForm } from "../../shared/leadFixtures";
import { wideWindow, write } from "../../shared/screenFixtures";
import {
  confirmedQuotes,
  createCall,
  finishQuoting,
  openQuoteLead,
  theForm,
} from "./quoteLeadFixtures";

/** The rows that were drawn, by name: each draws its buttons with itself. */
const drawn: string[] = [];
jest.mock("./RowButtons", () => {
  const { RowButtons } = jest.requireActual<typeof import("./RowButtons")>("./RowButtons");
  return {
    RowButtons: (props: Parameters<typeof RowButtons>[0]) => {
      drawn.push(props.name);
      return <RowButtons {...props} />;
    },
  };
});

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
const pricesOf = (name: string) => [cell(name, "Home monthly"), cell(name, "Home yearly")] as const;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem("agent/kept:quotes.view", "forms");
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

it("says what is missing, proposes a year of twelve months, and sends what is filled in", async () => {
  const opened = await openGrid();
  const { user } = opened;
  const finish = screen.getByRole("button", { name: "Finish Quoting" });
  await user.click(finish);
  expect(await screen.findByText("Fill in a price in at least one row first.")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  const [monthly, yearly] = pricesOf("Farmers");
  await write(opened, yearly, "1000");
  expect(monthly).toHaveValue("");
  await user.click(finish);
  await waitFor(() => expect(monthly).toHaveFocus());
  expect(monthly).toHaveAccessibleDescription("This field is required.");
  expect(cell("State Farm", "Home monthly")).not.toHaveAccessibleDescription();
  await write(opened, monthly, "80");

  const [chubbMonthly, chubbYearly] = pricesOf("Chubb");
  await user.type(chubbMonthly, "95");
  expect(chubbYearly).toHaveValue("1,140");
  expect(chubbYearly).toHaveAccessibleDescription("Proposed: 12 times the monthly price");
  await user.tab();
  await user.tab();
  expect(chubbYearly).toHaveValue("1,140");
  expect(chubbYearly).not.toHaveAccessibleDescription();

  await user.click(finish);
  const quotes = await confirmedQuotes(opened);
  expect(quotes.map(({ carrierId, prices: [price] }) => [carrierId, price])).toMatchObject([
    [7, { monthly: 80, yearly: 1000 }],
    [8, { monthly: 95, yearly: 1140 }],
  ]);
});

it("keeps what was typed when the view is switched, and opens as it was left where there is a choice", async () => {
  const first = openQuoteLead(aLeadDetail({ carriers }));
  await write(first, (await theForm()).getByRole("textbox", { name: "Monthly" }), "70");
  await first.user.click(screen.getByRole("button", { name: "Grid" }));
  expect(cell("No insurance company yet", "Home monthly")).toHaveValue("70");
  await write(first, cell("Chubb", "Home monthly"), "80");
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
  const farmers = row("Farmers");
  await write(opened, farmers.getByRole("textbox", { name: "Auto monthly" }), "95");
  const coverage = farmers.getByRole("combobox", { name: "Coverage" });
  const both = farmers.getByRole("combobox", { name: "Auto deductible" });
  await user.selectOptions(coverage, "Fill from the need");
  expect(coverage).toHaveDisplayValue("Stated");
  await user.selectOptions(both, "$500");
  await user.click(farmers.getByRole("button", { name: "Coverage, start and message of Farmers" }));
  const detail = (name: RegExp) => screen.getByRole("combobox", { name });
  const collision = detail(/^Collision deductible/);
  expect(detail(/Damage to others' property/)).toHaveDisplayValue("$100,000");
  expect(detail(/^Comprehensive deductible/)).toHaveDisplayValue("$500");
  await user.selectOptions(collision, "$1,000");
  expect(both).toHaveDisplayValue("Several");
  await user.selectOptions(both, "$250");
  expect(collision).toHaveDisplayValue("$250");
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
  const monthly = cell("Farmers", "Home monthly");
  await write(opened, monthly, "0");
  await finishQuoting(opened);
  expect(await screen.findByText(/^Is \$0 right\?/)).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(monthly).toHaveFocus());
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
  await write(opened, cell("Farmers", "Home monthly"), "95");
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

it("keeps what is typed, opened and focused while the lead is read again", async () => {
  const quotes = [anAgentQuote({ carrierId: 7, carrierName: "Farmers" })];
  const { user, store, replies } = await openGrid({ quotes });
  const monthly = cell("Chubb", "Home monthly");
  await user.click(row("Chubb").getByRole("button", { name: /^Coverage, start and message/ }));
  await user.click(monthly);
  await user.keyboard("95");
  const news = [anAgentQuote({ carrierId: 7, carrierName: "Farmers", unreadMessages: 2 })];
  replies["GET /agent/profile/leads/12"] = leadReply.encode(
    aLeadDetail({ carriers, quotes: news }),
  );
  act(() => void store.dispatch(changed(["Lead"])));
  expect(await screen.findByText("2 new messages")).toBeVisible();
  expect(monthly).toHaveFocus();
  expect(monthly).toHaveValue("95");
  expect(screen.getByRole("textbox", { name: /A word to the client/ })).toBeVisible();
});

it("leaves the focus at the switch of the view, also after a refusal", async () => {
  const opened = await openGrid();
  const monthly = cell("Farmers", "Home monthly");
  await write(opened, cell("Farmers", "Home yearly"), "1000");
  await finishQuoting(opened);
  await waitFor(() => expect(monthly).toHaveFocus());
  const forms = screen.getByRole("button", { name: "Forms" });
  await opened.user.click(forms);
  const form = await theForm("Farmers");
  expect(form.getByRole("textbox", { name: "Monthly" })).toHaveAccessibleDescription(
    "This field is required.",
  );
  expect(forms).toHaveFocus();
});

it("draws no row again while another one is typed into", async () => {
  const names = Array.from({ length: 6 }, (_none, index) => `Carrier ${index + 1}`);
  const six = names.map((name, index) => aLeadCarrier({ id: index + 1, name }));
  const { user } = await openGrid({ carriers: six });
  const rowsDrawnBy = async (keys: string) => {
    drawn.length = 0;
    await user.keyboard(keys);
    return [...new Set(drawn)].sort();
  };

  await user.click(cell("Carrier 2", "Home monthly"));
  expect(await rowsDrawnBy("9")).toEqual(["Carrier 2"]);
  expect(await rowsDrawnBy("0")).toEqual(["Carrier 2"]);
  await user.click(cell("Carrier 5", "Home monthly"));
  // From the second quote on both can be removed.
  expect(await rowsDrawnBy("1")).toEqual(["Carrier 2", "Carrier 5"]);
  expect(await rowsDrawnBy("2")).toEqual(["Carrier 5"]);
});

const anAutoNeed = {
  ...{ injury: 300_000, propertyDamage: 100_000, totalRequired: 300_000, deductible: 500 },
  ...{ wantsUmbrella: false, wantsOwnDamage: true, wantsMedicalPayments: false },
  ...{ extras: [], presentMonthly: null },
};

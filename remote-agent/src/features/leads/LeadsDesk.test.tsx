import { leadReply } from "@quotehaven/contract/wire";
import { api } from "@quotehaven/platform";
import { act, renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aLead, aLeadDetail, aWonLead } from "../../shared/leadFixtures";
import { anAgentProfileReply } from "../../shared/profileFixtures";
import { LeadsScreen } from "./LeadsScreen";
import { leadsCall, listOf, page } from "./listReplies";

const maya = { clientName: "Maya R.", city: "Austin", state: "TX" };
const listPath = "/agent/profile/leads/all";

function open(list: unknown, path = listPath) {
  return renderScreen(<LeadsScreen />, {
    path,
    session: "agent",
    messages: { agent: english },
    replies: {
      [leadsCall]: list,
      "GET /agent/profile": anAgentProfileReply({ carriers: [{ id: 15, name: "Farmers" }] }),
      "GET /agent/profile/leads/12": leadReply.encode(aLeadDetail()),
      "GET /agent/profile/leads/13": leadReply.encode(aLeadDetail()),
    },
  });
}

const theRows = async () =>
  within(await screen.findByRole("list", { name: "Leads on this page" })).getAllByRole("listitem");
const theRow = async (index = 0) => {
  const row = (await theRows())[index];
  if (!row) throw new Error(`there is no row ${index}`);
  return row;
};
const openerOf = (row: HTMLElement) => within(row).getByRole("button", { name: /^View/ });
const aDay = (days: number) => {
  const now = new Date();
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days));
  return day.toISOString().slice(0, 10);
};

beforeEach(() => localStorage.clear());

describe("a row", () => {
  it("says who it is, what is needed and paid today, and until when", async () => {
    const needs = [
      { insuranceTypeId: 1 as const, amount: 449_000 },
      { insuranceTypeId: 3 as const, amount: 300_000 },
    ];
    open(page([aLead({ ...maya, needs, premiumYearly: 1800, renewsOn: aDay(23) })]));
    const row = await theRow();
    expect(within(row).getByRole("heading")).toHaveTextContent(/Maya R\. Austin, TX Home$/);
    expect(row).toHaveTextContent(/Home \$449,000Auto \$300,000/);
    expect(row).toHaveTextContent(/renews in 23 dayspays \$1,800\/yr/);
    expect(openerOf(row)).toHaveAccessibleName(/^View Summary of Maya R\., Home/);
  });

  it("says the agent's own price, and names the carriers that are open on demand", async () => {
    const ownPrice = {
      carrierName: "Farmers",
      monthly: 90,
      yearly: 1000,
      at: new Date(Date.now() - 2 * 86_400_000).toISOString(),
    };
    const viableCarriers = [
      { id: 1, name: "State Farm" },
      { id: 7, name: "Progressive" },
    ];
    const { user } = open(page([aLead({ hasQuote: true, ownPrice, viableCarriers })]));
    const row = await theRow();
    expect(row).toHaveTextContent(/\$90\/mo Farmers2 carriers open2 days ago/);
    expect(screen.queryByText("Progressive")).not.toBeInTheDocument();
    await user.click(within(row).getByRole("button", { name: "2 carriers open" }));
    expect(await screen.findByText("Progressive")).toBeVisible();
    expect(screen.queryByRole("dialog", { name: "Client Quote Summary" })).toBeNull();
  });

  it("says a follow-up that is due", async () => {
    open(page([aLead({ followUpOn: aDay(0) }), aLead({ id: 13, followUpOn: "2031-02-03" })]));
    expect(await theRow(0)).toHaveTextContent(/Follow up today/);
    expect(await theRow(1)).toHaveTextContent(/Follow up 02\/03\/2031/);
  });

  it("opens by a press anywhere on it", async () => {
    const { user } = open(page([aLead(maya)]));
    const row = await theRow();
    await user.click(within(row).getByText("Austin, TX"));
    expect(await screen.findByRole("dialog", { name: "Client Quote Summary" })).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(openerOf(row)).toHaveFocus());
  });

  it("leads to the quote at once, and offers none where all carriers are covered", async () => {
    const { user, currentPath } = open(page([aLead(maya), aLead({ id: 13, viableCarriers: [] })]));
    expect(within(await theRow(1)).queryByRole("button", { name: /^Quote/ })).toBeNull();
    await user.click(within(await theRow(0)).getByRole("button", { name: /^Quote/ }));
    expect(currentPath()).toBe("/agent/profile/leads/12");
  });
});

describe("clients who wait for the fee", () => {
  const contactDue = "2026-11-24T18:00:00.000Z";
  const won = [
    aWonLead({ id: 21, clientName: "Late L.", contactDue: "2026-11-27T18:00:00.000Z" }),
    aWonLead({ id: 20, clientName: "Soon S.", contactDue }),
  ];

  it("stand above the list whatever the filter, the nearest deadline first", async () => {
    open(listOf(page([aLead()]), { won }), `${listPath}?filter=new&type=3`);
    const waiting = await screen.findByRole("region", { name: /^2 clients chose you/ });
    const items = within(waiting).getAllByRole("listitem");
    expect(items[0]).toHaveTextContent(/Soon S\..*Pay by Tue, Nov 24, \d/);
    expect(items[1]).toHaveTextContent(/Late L\./);
  });

  it("are paid for after the question", async () => {
    const { user, currentPath } = open(listOf(page([aLead()]), { won }));
    await user.click(await screen.findByRole("button", { name: /^Pay.*Soon S\./ }));
    const question = await screen.findByRole("alertdialog");
    expect(question).toHaveTextContent(/you are authorizing being charged a fee/);
    await user.click(within(question).getByRole("button", { name: "OK" }));
    expect(currentPath()).toBe("/payment?leadId=20");
  });

  it("are not told twice where the list is of them", async () => {
    open(listOf(page([aLead()]), { won }), `${listPath}?filter=won`);
    expect(await theRows()).toHaveLength(2);
    expect(screen.queryByRole("region", { name: /chose you/ })).toBeNull();
  });
});

describe("finding a lead", () => {
  const asked = ({ requests }: ReturnType<typeof open>) => requests.at(-1)?.params;

  it("has tabs with exact counts, which keep what else narrows the list", async () => {
    const counts = { all: 40, new: 31, lost: 2 };
    const { user, currentPath } = open(
      listOf(page([aLead()]), { counts }),
      `${listPath}?sort=need`,
    );
    const tabs = await screen.findByRole("navigation", { name: "Leads by status" });
    expect(await within(tabs).findByRole("link", { name: "New 31" })).toBeInTheDocument();
    await user.click(within(tabs).getByRole("link", { name: "Lost 2" }));
    expect(currentPath()).toBe(`${listPath}?filter=lost&sort=need`);
    expect(within(tabs).getByRole("link", { name: "Lost 2" })).toHaveAttribute("aria-current");
  });

  it("searches once the typing rests, and keeps it in the address", async () => {
    const shown = open(listOf(page([aLead()], 7)));
    await theRows();
    await shown.user.type(screen.getByRole("searchbox", { name: "Search" }), "aus");
    await waitFor(() => expect(shown.currentPath()).toBe(`${listPath}?search=aus`));
    expect(await screen.findByText("7 leads found")).toBeVisible();
    expect(asked(shown)).toMatchObject({ search: "aus", offset: 0 });
    const searches = shown.requests.filter(({ params }) => params.search !== undefined);
    expect(searches).toHaveLength(1);
  });

  it("goes on from the search to what it found by Enter", async () => {
    const { user } = open(listOf(page([aLead()], 7)));
    await theRows();
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "aus{Enter}");
    expect(await screen.findByText("7 leads found")).toHaveFocus();
    await user.keyboard("j");
    expect(openerOf(await theRow())).toHaveFocus();
  });

  it("narrows by each filter, with a chip for each, and clears them", async () => {
    const shown = open(listOf(page([aLead()], 7)), `${listPath}?page=2`);
    const { user, currentPath } = shown;
    await user.click(await screen.findByRole("button", { name: "Filters" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Insurance type" }), "Auto");
    await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "Texas");
    await user.selectOptions(
      screen.getByRole("combobox", { name: "Carrier still open" }),
      "Farmers",
    );
    await user.selectOptions(screen.getByRole("combobox", { name: "Renewal" }), "Within 30 days");
    await user.click(screen.getByRole("checkbox", { name: /^Follow-up due/ }));
    await user.type(screen.getByRole("textbox", { name: "Zip area" }), "787");
    await waitFor(() =>
      expect(currentPath()).toBe(
        `${listPath}?type=3&state=TX&zip=787&carrier=15&renewal=30&due=true`,
      ),
    );
    await waitFor(() =>
      expect(asked(shown)).toMatchObject({ type: 3, state: "TX", zip: "787", due: true }),
    );
    const chips = screen.getByRole("list", { name: "Filters in use" });
    await user.click(within(chips).getByRole("button", { name: /Renews within 30 days$/ }));
    expect(currentPath()).toBe(`${listPath}?type=3&state=TX&zip=787&carrier=15&due=true`);
    expect(within(chips).getByRole("button", { name: /Farmers open$/ })).toBeVisible();
    await user.click(within(chips).getByRole("button", { name: "Clear filters" }));
    expect(currentPath()).toBe(listPath);
    expect(screen.getByRole("textbox", { name: "Zip area" })).toHaveValue("");
  });

  it("offers to clear the filters where nothing is found", async () => {
    const { user, currentPath } = open(page([]), `${listPath}?filter=new&search=zzz&type=1`);
    expect(await screen.findByText("No lead matches.", { selector: "h2, h3, p" })).toBeVisible();
    const said = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(said).toContain("No lead matches.");
    const [, clear] = screen.getAllByRole("button", { name: "Clear filters" });
    if (!clear) throw new Error("the empty list does not offer it");
    await user.click(clear);
    expect(currentPath()).toBe(`${listPath}?filter=new`);
  });

  it("sorts", async () => {
    const shown = open(listOf(page([aLead()])));
    await theRows();
    await shown.user.click(screen.getByRole("combobox", { name: /Sort by/ }));
    await shown.user.click(await screen.findByRole("option", { name: "Need, largest first" }));
    expect(shown.currentPath()).toBe(`${listPath}?sort=need`);
    await waitFor(() => expect(asked(shown)).toMatchObject({ sort: "need" }));
  });
});

describe("the keyboard", () => {
  const two = page([aLead(maya), aLead({ id: 13, clientName: "Noah B." })]);

  it("walks through the rows by J and K, opens by Enter, and searches by /", async () => {
    const { user } = open(two);
    const [first, second] = await theRows();
    if (!first || !second) throw new Error("there are no two rows");
    await user.keyboard("j");
    expect(openerOf(first)).toHaveFocus();
    await user.keyboard("jj");
    expect(openerOf(second)).toHaveFocus();
    await user.keyboard("k{Enter}");
    expect(await screen.findByRole("dialog", { name: "Client Quote Summary" })).toBeVisible();
    await user.keyboard("j");
    expect(document.activeElement?.closest("[role=dialog]")).not.toBeNull();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(openerOf(first)).toHaveFocus());
    await user.keyboard("/j");
    expect(screen.getByRole("searchbox", { name: "Search" })).toHaveValue("j");
  });

  it("goes to the quote of the selected row by Q, and finds the row again on the way back", async () => {
    const { user, router, currentPath } = open(two, `${listPath}?filter=new`);
    await theRows();
    await user.keyboard("jjq");
    expect(currentPath()).toBe("/agent/profile/leads/13");
    expect(router.state.location.state).toEqual({ leads: `${listPath}?filter=new#lead-13` });
    await act(() => router.navigate(-1));
    expect(currentPath()).toBe(`${listPath}?filter=new`);
    expect(router.state.location.hash).toBe("#lead-13");
  });

  it("stands on the row that the address names", async () => {
    open(two, `${listPath}#lead-13`);
    const row = await theRow(1);
    await waitFor(() => expect(openerOf(row)).toHaveFocus());
  });

  it("says of a covered lead that it is covered instead of quoting", async () => {
    const { user, currentPath } = open(page([aLead({ viableCarriers: [] })]));
    await theRows();
    await user.keyboard("jq");
    expect(await screen.findByText(english["leads.covered"])).toBeVisible();
    expect(currentPath()).toBe(listPath);
  });
});

describe("news while the list is read", () => {
  const shownLead = aLead(maya);
  const newsComes = async ({ store, replies }: ReturnType<typeof open>, list: unknown) => {
    replies[leadsCall] = list;
    await act(async () => void store.dispatch(api.util.invalidateTags(["Leads"])));
  };

  it("changes marks in place", async () => {
    const shown = open(listOf(page([shownLead])));
    await theRows();
    await newsComes(shown, listOf(page([aLead({ ...maya, hasQuote: true, unreadMessages: 2 })])));
    await waitFor(async () => expect(await theRow()).toHaveTextContent("2 new messages"));
    expect(await theRow()).toHaveTextContent("Quoted");
  });

  it("keeps new leads behind a button, and shows them at its press", async () => {
    const shown = open(listOf(page([shownLead], 40)));
    await theRows();
    await newsComes(shown, listOf(page([aLead({ id: 15 }), aLead({ id: 14 }), shownLead], 42)));
    const news = await screen.findByRole("button", { name: "2 new leads" });
    expect(news.closest("[role=status]")).not.toBeNull();
    expect(await theRows()).toHaveLength(1);
    await shown.user.click(news);
    expect(await theRows()).toHaveLength(3);
    expect(openerOf(await theRow())).toHaveFocus();
    expect(screen.queryByRole("button", { name: /new leads$/ })).toBeNull();
  });

  it("fills an empty list at once", async () => {
    const shown = open(listOf(page([])));
    await screen.findByText("There are no leads yet.");
    await newsComes(shown, listOf(page([shownLead])));
    expect(await theRows()).toHaveLength(1);
  });

  it("keeps a client who chose the agent behind the button, too, and tells of them in place", async () => {
    const shown = open(listOf(page([shownLead])));
    await theRows();
    const won = aWonLead(maya);
    await newsComes(shown, listOf(page([won]), { won: [won] }));
    const news = await screen.findByRole("button", { name: "1 client chose you" });
    expect(await theRow()).toHaveTextContent("Won");
    expect(screen.queryByRole("region", { name: /chose you/ })).toBeNull();
    await shown.user.click(news);
    expect(await screen.findByRole("region", { name: /^1 client chose you/ })).toBeVisible();
  });

  it("leaves the focus on a row whose client chose the agent meanwhile", async () => {
    const shown = open(listOf(page([shownLead])));
    await theRows();
    await shown.user.keyboard("j");
    await newsComes(shown, listOf(page([aWonLead(maya)])));
    await waitFor(async () => expect(await theRow()).toHaveTextContent("Won"));
    expect(openerOf(await theRow())).toHaveFocus();
    expect(openerOf(await theRow())).toHaveTextContent(/^View client details/);
  });

  it("shows them from the first page when another one was read", async () => {
    const shown = open(listOf(page([shownLead], 40)), `${listPath}?page=2`);
    await theRows();
    await newsComes(shown, listOf(page([aLead({ id: 13 })], 41)));
    await shown.user.click(await screen.findByRole("button", { name: "1 new lead" }));
    expect(shown.currentPath()).toBe(listPath);
  });
});

it("keeps rows dense for the next visit", async () => {
  const { user, unmount } = open(page([aLead()]));
  await user.click(await screen.findByRole("button", { name: "Dense rows" }));
  unmount();
  open(page([aLead()]));
  expect(await screen.findByRole("button", { name: "Dense rows" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

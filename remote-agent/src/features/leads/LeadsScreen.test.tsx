import { estimationReply, leadEstimationBody, leadReply } from "@quotehaven/contract/wire";
import { api } from "../../store";
import { act, lastCall, refusal, screen, waitFor, within } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import {
  aLead,
  aLeadDetail,
  anAgentQuote,
  aPaidClientReply,
  aWonLead,
  somePresentPolicies,
} from "../../shared/leadFixtures";
import { anAgentProfileReply } from "../../shared/profileFixtures";
import { narrowWindow, openScreen, sentBy, wideWindow, write } from "../../shared/screenFixtures";
import { LeadsScreen } from "./LeadsScreen";
import { leadsCall, listOf, page } from "./listFixtures";

const maya = { clientName: "Maya R.", city: "Austin", state: "TX" };
const listPath = "/agent/profile/leads/all";
const contactDue = "2093-11-24T18:00:00.000Z";

function open(list: unknown, path = listPath, replies: Record<string, unknown> = {}) {
  return openScreen(<LeadsScreen />, {
    path,
    replies: {
      [leadsCall]: list,
      "GET /agent/profile": anAgentProfileReply({ carriers: [{ id: 15, name: "Farmers" }] }),
      "GET /agent/profile/leads/12": leadReply.encode(aLeadDetail()),
      "GET /agent/profile/leads/12/confirm": aPaidClientReply(),
      ...replies,
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
const theSummary = () => screen.findByRole("dialog", { name: "Client Quote Summary" });
const aDay = (days: number) => {
  const now = new Date();
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days));
  return day.toISOString().slice(0, 10);
};

beforeEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(window, "matchMedia"));

describe("a row", () => {
  it("says who it is, what is needed, paid, offered and still open, and what is new", async () => {
    const home = { insuranceTypeId: 1 as const, amount: 449_000 };
    const auto = { insuranceTypeId: 3 as const, amount: 300_000 };
    const today = { premiumYearly: 1800, renewsOn: aDay(23), followUpOn: aDay(0) };
    const at = new Date(Date.now() - 2 * 86_400_000).toISOString();
    const quoted = {
      hasQuote: true,
      unreadMessages: 2,
      ownPrice: { carrierName: "Farmers", monthly: 90, yearly: 1000, at },
    };
    const viableCarriers = [
      { id: 1, name: "State Farm" },
      { id: 7, name: "Progressive" },
    ];
    const bundle = [
      { leadId: 14, name: "Home" },
      { leadId: 14, name: "Auto" },
    ];
    const { user } = open(
      page([
        aLead({ ...maya, needs: [home], viableCarriers, ...today }),
        aLead({ id: 13, isUnread: false, ...quoted }),
        aLead({ id: 14, types: bundle, needs: [home, auto], followUpOn: "2031-02-03" }),
      ]),
    );
    const row = await theRow();
    expect(within(row).getByText("Unread")).toBeInTheDocument();
    expect(within(row).getByRole("heading")).toHaveTextContent(/Maya R\. Austin, TX$/);
    expect(row).toHaveTextContent(/Home \$449K/);
    expect(within(row).getByTitle("Home · $449,000 · pays $1,800/yr")).toBeVisible();
    expect(row).toHaveTextContent(/\d\d\/\d\d\/\d{4}.*New.*Follow up today.*renews in 23 days/);
    expect(openerOf(row)).toHaveAccessibleName(/^View Summary of Maya R\., Home/);

    const own = await theRow(1);
    expect(own).toHaveTextContent(/\$90\/mo Farmers/);
    expect(within(own).getByTitle("Farmers · $1,000 a year · 2 days ago")).toBeVisible();
    expect(within(own).getByRole("link", { name: "2 new messages" })).toHaveAttribute(
      "href",
      "/agent/profile/leads/13",
    );
    expect(screen.queryByText("Progressive")).not.toBeInTheDocument();
    await user.click(
      within(row).getByRole("button", { name: /^2 carriers open of Maya R\., Home/ }),
    );
    expect(await screen.findByText("Progressive")).toBeVisible();
    expect(screen.queryByRole("dialog", { name: "Client Quote Summary" })).toBeNull();

    const last = await theRow(2);
    expect(last).toHaveTextContent(/Bundle: Home \+ Auto \$449K \+ \$300K/);
    expect(last).toHaveTextContent(/Follow up 02\/03\/2031/);
    expect(screen.getAllByText(/new message/)).toHaveLength(1);
  });

  it("only counts its open carriers on a phone, where a finger presses the row", async () => {
    narrowWindow();
    open(page([aLead()]));
    expect(await screen.findByText("1 carrier open")).toBeVisible();
    expect(screen.queryByRole("button", { name: "1 carrier open" })).toBeNull();
  });

  it("marks what is deleted, lost, covered, over, late or paid back", async () => {
    open(
      listOf(
        page([
          aLead({ isDeleted: true }),
          aLead({ id: 13, hasQuote: true, isLost: true }),
          aLead({ id: 14, viableCarriers: [] }),
          aLead({ id: 15, hasQuote: true, hasEndedQuote: true }),
          aWonLead({ id: 16, contactDue }),
          aWonLead({ id: 17, contactDue, isContactLate: true }),
          aWonLead({ id: 18, isConfirmed: true, feeReturn: "returned" }),
          aLead({ id: 19, maySharePerson: true }),
        ]),
      ),
    );
    const rows = await theRows();
    [
      /^Deleted$/,
      /Quoted.*Not chosen Another agent was chosen/,
      /New.*None left Your carriers are covered/,
      /Your quote ended/,
      /Pay by the end of Tuesday, Nov 24/,
      /Deadline passed.*You can still pay until the client chooses/,
      /Fee returned/,
      /Same person\?.*same name, street and date of birth/,
    ].forEach((words, index) => expect(rows[index]).toHaveTextContent(words));
    expect(screen.getAllByText("Deadline passed")).toHaveLength(1);
  });

  it("opens its summary by a press anywhere on it, works the coverage out, and is read then", async () => {
    const { user, requests, currentPath } = open(page([aLead(maya)]), listPath, {
      "POST /agent/profile/calculate-coverage": estimationReply.encode({
        total: 854000,
        needsUmbrella: false,
        atRisk: null,
        totalRequired: null,
        lines: [
          { label: "Dwelling (A)", value: 449000 },
          { label: "Belongings (C)", value: 270000 },
        ],
        questions: [],
      }),
    });
    const row = await theRow();
    await user.click(within(row).getByText("Austin, TX"));
    const summary = within(await theSummary());
    for (const words of ["Carla Jones", "Female", "4 Pine Road, Austin", "03/09/1985", "$1,200"])
      expect(await summary.findByText(words)).toBeVisible();
    expect(summary.queryByText("Partner")).not.toBeInTheDocument();
    expect(await summary.findByText("$854,000")).toBeVisible();
    expect(sentBy("POST", requests)).toEqual(
      leadEstimationBody.encode({
        insuranceTypeId: 1,
        leadId: 12,
        answers: [{ questionId: 1000, chosen: null, content: "1200" }],
      }),
    );
    await user.keyboard("{Escape}");
    await waitFor(() => expect(openerOf(row)).toHaveFocus());
    expect(screen.queryByText("Unread")).not.toBeInTheDocument();
    await user.keyboard("{Enter}");
    await user.click(within(await theSummary()).getByRole("button", { name: "Quote" }));
    expect(currentPath()).toBe("/agent/profile/leads/12");
  });

  it.each([
    [somePresentPolicies, ["Home", "Auto"]],
    [undefined, []],
  ])(
    "says in its summary what the client has today, where they share it",
    async (present, names) => {
      const detail = leadReply.encode({ ...aLeadDetail(), ...(present && { present }) });
      const { user } = open(page([aLead(maya)]), listPath, {
        "GET /agent/profile/leads/12": detail,
      });
      await user.click(within(await theRow()).getByText("Austin, TX"));
      const summary = within(await theSummary());
      expect(await summary.findByText("Carla Jones")).toBeVisible();
      const [region] = summary.queryAllByRole("region", { name: "What the client has today" });
      const headings = region ? within(region).getAllByRole("heading", { level: 4 }) : [];
      expect(headings.map(({ textContent }) => textContent?.toLowerCase())).toEqual(
        names.map((name) => name.toLowerCase()),
      );
      if (region) expect(region).toHaveTextContent(/Insurance companyOld Mutual.*Deductible\$750/);
    },
  );

  it("says in its summary what waits for the check of the license, and what to do about it", async () => {
    const { client, lead, ...detail } = aLeadDetail();
    const unchecked = {
      ...{ ...client, lastName: "", address1: "", dateOfBirth: null, birthYear: 1985 },
      ...{ partnerFirstName: "Pat", partnerLastName: "", partnerBirthYear: 1988 },
    };
    const { user } = open(page([aLead(maya)]), listPath, {
      "GET /agent/profile/leads/12": leadReply.encode({
        ...detail,
        client: unchecked,
        lead: { ...lead, needsCheck: true },
      }),
    });
    await user.click(within(await theRow()).getByText("Austin, TX"));
    const summary = within(await theSummary());
    expect(await summary.findByText(english["leadSummary.needsCheckText"])).toBeVisible();
    expect(summary.getByRole("link", { name: "See my license" })).toHaveAttribute(
      "href",
      "/agent/profile/agency-details",
    );
    for (const words of ["Carla", "Austin", "1985", "1988"])
      expect(summary.getByText(words)).toBeVisible();
  });

  it("leads to the quote at once, and says that all carriers are covered where they are", async () => {
    const covered = aLead({ id: 13, viableCarriers: [] });
    const { user, requests, currentPath } = open(page([aLead(maya), covered]));
    const row = within(await theRow(1));
    expect(row.queryByRole("button", { name: /^Quote/ })).toBeNull();
    await user.click(row.getByRole("button", { name: /^View Summary/ }));
    expect(await screen.findByText(english["leads.covered"])).toBeVisible();
    await user.keyboard("{Escape}q");
    expect(await screen.findByText(english["leads.covered"])).toBeVisible();
    expect(requests.some(({ path }) => path === "/agent/profile/leads/13")).toBe(false);
    expect(currentPath()).toBe(listPath);
    await user.keyboard("{Escape}");
    await user.click(within(await theRow()).getByRole("button", { name: /^Quote/ }));
    expect(currentPath()).toBe("/agent/profile/leads/12");
  });

  it("of a deleted lead is taken off, once however often it is pressed", async () => {
    const { user, requests, replies } = open(
      page([aLead({ isDeleted: true }), aLead({ id: 13 })]),
      listPath,
      { "DELETE /agent/profile/leads/12": { message: "Lead removed from the list." } },
    );
    replies[leadsCall] = page([aLead({ id: 13 })]);
    await user.dblClick(await screen.findByRole("button", { name: /^Take the deleted lead/ }));
    expect(await screen.findByText(english["leads.dismissed"])).toBeVisible();
    expect(requests.filter(({ method }) => method === "DELETE")).toHaveLength(1);
    await waitFor(async () => expect(await theRows()).toHaveLength(1));
  });

  it("of a paid client opens their details, and what they answered and chose", async () => {
    const quotes = [
      anAgentQuote({ isAccepted: true }),
      anAgentQuote({ id: 32, carrierName: "Farmers" }),
    ];
    const { user } = open(page([aWonLead({ isConfirmed: true })]), listPath, {
      "GET /agent/profile/leads/12": leadReply.encode(aLeadDetail({ quotes })),
    });
    await user.click(await screen.findByRole("button", { name: /^Answers/ }));
    const summary = within(await theSummary());
    const chosen = await summary.findByRole("region", { name: /chosen by the client/ });
    expect(chosen).toHaveTextContent(/State Farm.*\$90.*\$1,000/);
    expect(summary.queryByText("Farmers")).not.toBeInTheDocument();
    expect(summary.getByText("$1,200")).toBeVisible();
    expect(summary.queryByRole("button", { name: "Quote" })).not.toBeInTheDocument();

    await user.keyboard("{Escape}");
    await user.click(openerOf(await theRow()));
    const details = within(await screen.findByRole("dialog", { name: "Client details" }));
    expect(await details.findByText("carla@example.com")).toBeVisible();
    expect(details.getByText("(512) 555-0186")).toBeVisible();
    await user.click(details.getByRole("button", { name: "Answers" }));
    expect(await theSummary()).toBeVisible();
  });
});

describe("clients who wait for the fee", () => {
  const won = [
    aWonLead({ id: 21, clientName: "Late L.", contactDue: "2093-11-27T18:00:00.000Z" }),
    aWonLead({ id: 20, clientName: "Soon S.", contactDue }),
  ];

  it("stand above the list in a line that opens theirs, the nearest deadline first, and are paid for after the question", async () => {
    const place = `${listPath}?filter=new&type=3`;
    const { user, router, currentPath } = open(listOf(page([aLead()]), { won }), place);
    const waiting = await screen.findByRole("region", { name: "2 clients wait to hear from you" });
    expect(waiting).toHaveTextContent(/Next: Soon S\..*Pay/);
    await user.click(within(waiting).getByRole("button", { name: /^2 clients wait/ }));
    const items = within(waiting).getAllByRole("listitem");
    expect(items[0]).toHaveTextContent(/Soon S\..*Pay by the end of Tuesday, Nov 24/);
    expect(items[1]).toHaveTextContent(/Late L\./);
    const [pay] = within(waiting).getAllByRole("button", { name: /^Pay.*Soon S\./ });
    if (!pay) throw new Error("the next client cannot be paid for");
    await user.click(pay);
    const question = await screen.findByRole("alertdialog");
    expect(question).toHaveTextContent(/Soon S\. · Home.*you are authorizing being charged a fee/);
    await user.click(within(question).getByRole("button", { name: "OK" }));
    expect(currentPath()).toBe("/payment?leadId=20");
    // The payment page knows no path of ours but these.
    expect(router.state.location.state).toEqual({
      leads: `${place}#lead-20`,
      client: "/agent/profile/leads/20/client",
    });
  });

  it("are late once their day is over, also where that came after the list was loaded", async () => {
    const { user } = open(
      listOf(page([aLead()]), {
        won: [aWonLead({ clientName: "Will O.", contactDue: "2026-11-24T18:00:00.000Z" })],
      }),
    );
    const waiting = await screen.findByRole("region", { name: "1 client waits to hear from you" });
    expect(waiting).toHaveTextContent(
      /Late: Will O\. · The time to pay ended with Tuesday, Nov 24/,
    );
    expect(waiting).not.toHaveTextContent(/Next/);
    await user.click(within(waiting).getByRole("button", { name: /^1 client waits/ }));
    expect(within(waiting).getByRole("listitem")).toHaveTextContent(
      /Deadline passed since the end of Tuesday, Nov 24\. You can still pay/,
    );
  });

  it("are not told twice where the list is of them, and are asked about there, too", async () => {
    const { user } = open(listOf(page([aLead()]), { won }), `${listPath}?filter=won`);
    expect(await theRows()).toHaveLength(2);
    expect(screen.queryByRole("region", { name: /hear from you$/ })).toBeNull();
    await user.click(openerOf(await theRow()));
    const question = await screen.findByRole("alertdialog");
    expect(question).toHaveTextContent(/Are you sure you wish to proceed\?/);
  });
});

describe("finding a lead", () => {
  const asked = ({ requests }: ReturnType<typeof open>) =>
    lastCall(requests, "GET /agent/profile/leads")?.params;

  it("has filters with exact counts, and orders, which the address keeps", async () => {
    const counts = { all: 40, new: 31, lost: 2 };
    const shown = open(listOf(page([aLead()], 30), { counts }), `${listPath}?filter=new&page=2`);
    const { user, currentPath, requests } = shown;
    expect(await screen.findByText("30 leads")).toBeVisible();
    expect(requests.map(({ params }) => params)).toContainEqual(
      expect.objectContaining({ limit: 12, offset: 12, filter: "new" }),
    );
    await user.click(await screen.findByRole("combobox", { name: /Sort by/ }));
    await user.click(await screen.findByRole("option", { name: "Need, largest first" }));
    expect(currentPath()).toBe(`${listPath}?filter=new&sort=need`);
    await waitFor(() => expect(asked(shown)).toMatchObject({ sort: "need", offset: 0 }));
    await user.click(screen.getByRole("combobox", { name: /Show/ }));
    const lost = await screen.findByRole("option", { name: english["leads.filter.lost"] });
    expect(lost).toHaveAccessibleDescription("2");
    await user.click(lost);
    expect(currentPath()).toBe(`${listPath}?filter=lost&sort=need`);
    await user.click(screen.getByRole("combobox", { name: /Show/ }));
    await user.click(await screen.findByRole("option", { name: english["leads.filter.all"] }));
    expect(currentPath()).toBe(`${listPath}?sort=need`);
    await waitFor(() => expect(asked(shown)).not.toHaveProperty("filter"));
  });

  it("searches once the typing rests, and goes on to what it found by Enter", async () => {
    const shown = open(listOf(page([aLead()], 7)));
    const { user, requests, currentPath } = shown;
    await theRows();
    const search = screen.getByRole("searchbox", { name: "Search" });
    await user.type(search, "aus");
    await waitFor(() => expect(currentPath()).toBe(`${listPath}?search=aus`));
    expect(await screen.findByText("7 leads found")).toBeVisible();
    expect(asked(shown)).toMatchObject({ search: "aus", offset: 0 });
    expect(requests.filter(({ params }) => params.search !== undefined)).toHaveLength(1);
    await user.type(search, "t{Enter}");
    expect(currentPath()).toBe(`${listPath}?search=aust`);
    await waitFor(() => expect(screen.getByText("7 leads found")).toHaveFocus());
    await user.keyboard("j");
    expect(openerOf(await theRow())).toHaveFocus();
  });

  it("narrows by each filter, with a chip for each, and clears them", async () => {
    const shown = open(listOf(page([aLead()], 7)), `${listPath}?page=2`);
    const { user, currentPath } = shown;
    await user.click(await screen.findByRole("button", { name: "Filters" }));
    for (const [name, choice] of [
      ["Insurance type", "Auto"],
      ["State", "Texas"],
      ["Carrier still open", "Farmers"],
      ["Renewal", "Within 30 days"],
    ] as const)
      await user.selectOptions(screen.getByRole("combobox", { name }), choice);
    await user.click(screen.getByRole("checkbox", { name: /^Follow-up due/ }));
    const zip = screen.getByRole("textbox", { name: "Zip area" });
    await write(shown, zip, "787");
    await waitFor(() =>
      expect(currentPath()).toBe(
        `${listPath}?type=3&state=TX&zip=787&carrier=15&renewal=30&due=true`,
      ),
    );
    await waitFor(() =>
      expect(asked(shown)).toMatchObject({ type: 3, state: "TX", zip: "787", due: true }),
    );
    const chips = within(screen.getByRole("list", { name: "Filters in use" }));
    await user.click(chips.getByRole("button", { name: /Renews within 30 days$/ }));
    expect(currentPath()).toBe(`${listPath}?type=3&state=TX&zip=787&carrier=15&due=true`);
    expect(chips.getByRole("button", { name: /Farmers open$/ })).toBeVisible();
    await user.click(chips.getByRole("button", { name: "Clear filters" }));
    expect(currentPath()).toBe(listPath);
    expect(zip).toHaveValue("");
  });

  it("offers to clear the filters where nothing is found, and says how else a list is empty", async () => {
    const { user, currentPath } = open(page([]), `${listPath}?filter=won&search=zzz&type=1`);
    expect(await screen.findByText("No lead matches.", { selector: "h2, h3, p" })).toBeVisible();
    const said = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(said).toContain("No lead matches.");
    const [, clear] = screen.getAllByRole("button", { name: "Clear filters" });
    if (!clear) throw new Error("the empty list does not offer it");
    await user.click(clear);
    expect(currentPath()).toBe(`${listPath}?filter=won`);
    expect(await screen.findByText("There are no leads in this category.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show all leads" }));
    expect(await screen.findByText("There are no leads yet.")).toBeVisible();
    expect(screen.getByText(english["leads.noneHint"])).toBeVisible();
  });

  it("promises no new leads to whoever pauses", async () => {
    const profile = anAgentProfileReply({ pausedUntil: "2026-12-05" });
    open(page([]), listPath, { "GET /agent/profile": profile });
    expect(await screen.findByText(english["pause.meanwhile"])).toBeVisible();
    expect(screen.queryByText(english["leads.noneHint"])).not.toBeInTheDocument();
  });

  it("is tried again after a failure, leafs, and keeps its rows dense", async () => {
    const { user, replies, unmount, currentPath } = open(refusal(500));
    const again = await screen.findByRole("button", { name: "Try again" });
    replies[leadsCall] = page([aLead()], 30);
    await user.click(again);
    await user.click(await screen.findByRole("button", { name: "Next page" }));
    expect(currentPath()).toBe(`${listPath}?page=2`);
    await theRows();
    expect(screen.getByRole("heading", { name: "Leads" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Dense rows" }));
    unmount();
    open(page([aLead()]));
    const dense = await screen.findByRole("button", { name: "Dense rows" });
    expect(dense).toHaveAttribute("aria-pressed", "true");
  });

  it("says what an incomplete profile is missing, and keeps the clients won in reach", async () => {
    const { user } = open(refusal(400, ["profile-incomplete"]), listPath, {
      "GET /agent/profile": anAgentProfileReply({ carriers: [], licenseNumber: "" }),
      "GET /agent/profile/clients": page([aWonLead({ isConfirmed: true })]),
    });
    expect(await screen.findByText(english["leads.incomplete"])).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to Agency Details" })).toHaveAttribute(
      "href",
      "/agent/profile/agency-details",
    );
    expect(await screen.findByText("Insurance license number")).toBeVisible();
    expect(screen.getByText("Insurance companies you work with")).toBeVisible();
    expect(screen.queryByText("Agency name")).not.toBeInTheDocument();
    await user.click(openerOf(await theRow()));
    expect(await screen.findByText("carla@example.com")).toBeVisible();
  });
});

describe("the keyboard", () => {
  const two = page([aLead(maya), aLead({ id: 13, clientName: "Noah B." })]);

  it("walks through the rows, quotes by Q, and finds its row again", async () => {
    const { user, router, currentPath, unmount } = open(two, `${listPath}?filter=new`);
    const [first, second] = (await theRows()).map(openerOf);
    await user.keyboard("j");
    expect(first).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(second).toHaveFocus();
    await user.keyboard("kjj");
    expect(second).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    expect(first).toHaveFocus();
    await user.keyboard("jq");
    expect(currentPath()).toBe("/agent/profile/leads/13");
    expect(router.state.location.state).toEqual({ leads: `${listPath}?filter=new#lead-13` });
    await act(() => router.navigate(-1));
    expect(currentPath()).toBe(`${listPath}?filter=new`);
    expect(router.state.location.hash).toBe("#lead-13");
    unmount();
    open(two, `${listPath}#lead-13`);
    const row = await theRow(1);
    await waitFor(() => expect(openerOf(row)).toHaveFocus());
  });
});

describe("the summary beside the list", () => {
  const four = page([
    aLead(maya),
    aLead({ id: 13, clientName: "Noah B.", isDeleted: true }),
    aLead({ id: 14, clientName: "Olga C.", viableCarriers: [] }),
    aWonLead({ id: 15, clientName: "Petra D.", isConfirmed: true }),
  ]);
  const openWide = async () => {
    wideWindow();
    const shown = open(four, listPath, {
      "GET /agent/profile/leads/15": leadReply.encode(aLeadDetail()),
      "GET /agent/profile/leads/15/confirm": aPaidClientReply(),
    });
    await theRows();
    await shown.user.keyboard("j{Enter}");
    return shown;
  };

  it("leaves the list in reach, walks by J and K, and gives the focus back to the row it came to", async () => {
    const { user } = await openWide();
    const summary = await theSummary();
    expect(summary).toHaveAttribute("aria-modal", "false");
    expect(within(summary).getByRole("heading", { name: "Client Quote Summary" })).toHaveFocus();
    expect(await within(summary).findByText("Carla Jones")).toBeVisible();
    expect(await theRow()).toHaveAttribute("aria-current", "true");
    expect(within(summary).getByRole("button", { name: "Previous lead" })).toBeDisabled();

    await user.keyboard("j");
    const covered = await screen.findByRole("dialog", { name: english["leads.coveredTitle"] });
    expect(within(covered).getByText("Olga C.")).toBeVisible();
    expect(within(covered).queryByRole("button", { name: "Quote" })).not.toBeInTheDocument();
    await user.click(within(covered).getByRole("button", { name: "Next lead" }));
    expect(within(await theSummary()).getByText("Petra D.")).toBeVisible();
    await user.keyboard("jkk");
    expect(within(await theSummary()).getByText("Maya R.")).toBeVisible();
    await user.keyboard("jj{Escape}");
    expect(openerOf(await theRow(3))).toHaveFocus();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("stays open when Escape closes a list or a window", async () => {
    const { user } = await openWide();
    await theSummary();
    await user.click(screen.getByRole("combobox", { name: /^Show/ }));
    expect(await screen.findByRole("listbox")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    await user.click(await theRow());
    await user.keyboard("?");
    const help = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard("{Escape}");
    expect(help).not.toBeInTheDocument();
    expect(await theSummary()).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("leads on to the quote of what is read, and to a client's details", async () => {
    const { user, currentPath } = await openWide();
    await user.keyboard("jj");
    const summary = within(await theSummary());
    await user.click(summary.getByRole("button", { name: "View client details" }));
    expect(await screen.findByText("carla@example.com")).toBeVisible();
    await user.keyboard("{Escape}");
    await user.click(openerOf(await theRow()));
    await theSummary();
    await user.keyboard("q");
    expect(currentPath()).toBe("/agent/profile/leads/12");
  });
});

describe("news while the list is read", () => {
  const shownLead = aLead(maya);
  const newsComes = async ({ store, replies }: ReturnType<typeof open>, list: unknown) => {
    replies[leadsCall] = list;
    await act(async () => void store.dispatch(api.util.invalidateTags(["Leads"])));
  };

  it("changes marks in place, and keeps a client who chose the agent behind a button", async () => {
    const shown = open(listOf(page([shownLead])));
    const { user } = shown;
    await theRows();
    await user.keyboard("j");
    const won = aWonLead({ ...maya, unreadMessages: 2 });
    await newsComes(shown, listOf(page([won]), { won: [won] }));
    const news = await screen.findByRole("button", { name: "1 client chose you" });
    await waitFor(async () => expect(await theRow()).toHaveTextContent(/2 new messages.*Won/));
    expect(openerOf(await theRow())).toHaveFocus();
    expect(openerOf(await theRow())).toHaveTextContent(/^View client details/);
    expect(screen.queryByRole("region", { name: /hear from you$/ })).toBeNull();
    await user.click(news);
    expect(
      await screen.findByRole("region", { name: "1 client waits to hear from you" }),
    ).toBeVisible();
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

  it("shows them from the first page when another one was read, and fills an empty list at once", async () => {
    const shown = open(listOf(page([shownLead], 40)), `${listPath}?page=2`);
    await theRows();
    await newsComes(shown, listOf(page([aLead({ id: 13 })], 41)));
    await shown.user.click(await screen.findByRole("button", { name: "1 new lead" }));
    expect(shown.currentPath()).toBe(listPath);
    shown.unmount();

    const empty = open(listOf(page([])));
    await screen.findByText("There are no leads yet.");
    await newsComes(empty, listOf(page([shownLead])));
    expect(await theRows()).toHaveLength(1);
  });
});

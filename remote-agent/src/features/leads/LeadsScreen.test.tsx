import {
  clientInfoReply,
  estimationReply,
  leadEstimationBody,
  leadReply,
} from "@quotehaven/contract/wire";
import { refusal, renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aLead, aLeadDetail, anAgentQuote, aWonLead } from "../../shared/leadFixtures";
import { anAgentProfileReply } from "../../shared/profileFixtures";
import { LeadsScreen } from "./LeadsScreen";
import { leadsCall, listOf, page } from "./listReplies";

const client = clientInfoReply.encode({
  client: {
    firstName: "Carla",
    lastName: "Jones",
    email: "carla@example.com",
    phone: "(512)555-0199",
  },
  intent: null,
  cards: [],
});

function open(replies: Record<string, unknown>, path = "/agent/profile/leads/all") {
  return renderScreen(<LeadsScreen />, {
    path,
    session: "agent",
    messages: { agent: english },
    replies,
  });
}

const contactDue = "2026-11-24T18:00:00.000Z";

const theList = () => screen.findByRole("list", { name: "Leads on this page" });
const theRows = async () => within(await theList()).getAllByRole("listitem");
const theSummaryButton = () => screen.findByRole("button", { name: /^View Summary/ });
const theClientButton = () => screen.findByRole("button", { name: /^View client details/ });

it("says how many messages of a lead are unread, and leads to its quotes", async () => {
  open({ [leadsCall]: page([aLead({ hasQuote: true, unreadMessages: 2 }), aLead({ id: 13 })]) });
  expect(await screen.findByRole("link", { name: "2 new messages" })).toHaveAttribute(
    "href",
    "/agent/profile/leads/12",
  );
  expect(screen.getAllByText(/new message/)).toHaveLength(1);
});

describe("the lead list", () => {
  const askedFor = (requests: ReturnType<typeof open>["requests"]) =>
    requests.find(({ params }) => params.limit === 12 && params.filter !== "won");

  it("asks for twelve from the place that the address names", async () => {
    const { requests } = open(
      { [leadsCall]: page([aLead()], 30) },
      "/agent/profile/leads/all?filter=new&page=2",
    );
    await theSummaryButton();
    expect(askedFor(requests)?.params).toMatchObject({ offset: 12, filter: "new" });
  });

  it("leaves the filter out for all leads", async () => {
    const { requests } = open({ [leadsCall]: listOf(page([aLead()])) });
    await theSummaryButton();
    expect(askedFor(requests)?.params).not.toHaveProperty("filter");
  });

  it("goes back to page 1 when the filter changes, and keeps it in the address", async () => {
    const { user, currentPath } = open(
      { [leadsCall]: page([aLead()], 30) },
      "/agent/profile/leads/all?page=2",
    );
    await theSummaryButton();
    await user.click(screen.getByRole("combobox", { name: /Show/ }));
    await user.click(await screen.findByRole("option", { name: "Won" }));
    await waitFor(() => expect(currentPath()).toBe("/agent/profile/leads/all?filter=won"));
  });

  it("moves the focus to its heading when another page is asked for", async () => {
    const { user } = open({ [leadsCall]: page([aLead()], 30) });
    await user.click(await screen.findByRole("button", { name: "Next page" }));
    await theSummaryButton();
    expect(screen.getByRole("heading", { name: "Leads" })).toHaveFocus();
  });

  it("shows the status, the names of a bundle and what is unread", async () => {
    const types = [
      { leadId: 12, name: "Home" },
      { leadId: 12, name: "Auto" },
    ];
    open({ [leadsCall]: page([aLead({ types: types })]) });
    const [card] = await theRows();
    if (!card) throw new Error("there is no row");
    expect(within(card).getByText("New")).toBeVisible();
    expect(within(card).getByRole("heading")).toHaveTextContent("Bundle: Home + Auto");
    expect(within(card).getByText("Unread")).toBeInTheDocument();
  });

  it("hides everything but the status of a deleted lead", async () => {
    open({ [leadsCall]: page([aLead({ isDeleted: true })]) });
    expect((await theRows())[0]).toHaveTextContent(/^Deleted$/);
  });

  it("marks what another agent won, and what other agents cover", async () => {
    open({
      [leadsCall]: page([
        aLead({ hasQuote: true, isLost: true }),
        aLead({ id: 13, viableCarriers: [] }),
      ]),
    });
    const [lost, covered] = await theRows();
    expect(lost).toHaveTextContent(/Quoted.*Another agent was chosen/);
    expect(covered).toHaveTextContent(/New.*Your carriers are covered/);
  });

  it("lets a deleted lead be taken off, once however often it is pressed", async () => {
    const { user, requests, replies } = open({
      [leadsCall]: page([aLead({ isDeleted: true }), aLead({ id: 13 })]),
      "DELETE /agent/profile/leads/12": { message: "Lead removed from the list." },
    });
    replies[leadsCall] = page([aLead({ id: 13 })]);
    await user.dblClick(await screen.findByRole("button", { name: /^Take the deleted lead/ }));
    expect(await screen.findByText(english["leads.dismissed"])).toBeVisible();
    expect(requests.filter(({ method }) => method === "DELETE")).toHaveLength(1);
    await waitFor(async () => expect(await theRows()).toHaveLength(1));
  });

  it("has pages only when there is more than one", async () => {
    open({ [leadsCall]: page([aLead()], 12) });
    await theSummaryButton();
    expect(screen.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
  });

  it("says when there are no leads at all", async () => {
    open({ [leadsCall]: page([]) });
    expect(await screen.findByText("There are no leads yet.")).toBeVisible();
  });

  it("promises no new leads to whoever pauses", async () => {
    const profile = anAgentProfileReply({ pausedUntil: "2026-12-05" });
    open({ [leadsCall]: page([]), "GET /agent/profile": profile });
    expect(await screen.findByText(english["pause.meanwhile"])).toBeVisible();
    expect(screen.queryByText(english["leads.noneHint"])).not.toBeInTheDocument();
  });

  it("says when there are none in the category", async () => {
    open({ [leadsCall]: page([]) }, "/agent/profile/leads/all?filter=won");
    expect(await screen.findByText("There are no leads in this category.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Show all leads" })).toBeVisible();
  });

  it("asks to complete the profile when the call answers 400", async () => {
    open({ [leadsCall]: refusal(400, ["profile-incomplete"]) });
    expect(await screen.findByText(english["leads.incomplete"])).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to Agency Details" })).toHaveAttribute(
      "href",
      "/agent/profile/agency-details",
    );
  });

  it("says what the profile is missing, and keeps the clients won in reach", async () => {
    const { user } = open({
      [leadsCall]: refusal(400, ["profile-incomplete"]),
      "GET /agent/profile": anAgentProfileReply({ carriers: [], licenseNumber: "" }),
      "GET /agent/profile/clients": page([aWonLead({ isConfirmed: true })]),
      "GET /agent/profile/leads/12/confirm": client,
    });
    expect(await screen.findByText("Insurance license number")).toBeVisible();
    expect(screen.getByText("Insurance companies you work with")).toBeVisible();
    expect(screen.queryByText("Agency name")).not.toBeInTheDocument();
    await user.click(await theClientButton());
    expect(await screen.findByText("carla@example.com")).toBeVisible();
  });

  it("lets a failed list be tried again", async () => {
    const { user, replies } = open({ [leadsCall]: refusal(500) });
    const again = await screen.findByRole("button", { name: "Try again" });
    replies[leadsCall] = page([aLead()]);
    await user.click(again);
    expect(await theSummaryButton()).toBeVisible();
  });

  it("walks from lead to lead with the arrow keys", async () => {
    const { user } = open({ [leadsCall]: page([aLead(), aLead({ id: 13 })]) });
    const buttons = await screen.findAllByRole("button", { name: /^View Summary/ });
    buttons[0]?.focus();
    await user.keyboard("{ArrowDown}");
    expect(buttons[1]).toHaveFocus();
  });
});

describe("viewing a lead", () => {
  it("opens the summary with the listed fields alone, and marks the lead as read", async () => {
    const { user } = open({
      [leadsCall]: page([aLead()]),
      "GET /agent/profile/leads/12": leadReply.encode(aLeadDetail()),
    });
    await user.click(await theSummaryButton());
    const summary = await screen.findByRole("dialog", { name: "Client Quote Summary" });
    expect(await within(summary).findByText("Carla Jones")).toBeVisible();
    expect(within(summary).getByText("Female")).toBeVisible();
    expect(within(summary).getByText("4 Pine Road, Austin")).toBeVisible();
    expect(within(summary).getByText("03/09/1985")).toBeVisible();
    expect(within(summary).queryByText("Partner")).not.toBeInTheDocument();
    expect(within(summary).getByText("$1,200")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Unread")).not.toBeInTheDocument());
  });

  it("works the coverage out from the answers, a moment later", async () => {
    const { user, requests } = open({
      [leadsCall]: page([aLead()]),
      "GET /agent/profile/leads/12": leadReply.encode(aLeadDetail()),
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
    await user.click(await theSummaryButton());
    expect(await screen.findByText("$854,000")).toBeVisible();
    expect(requests.find(({ method }) => method === "POST")?.body).toEqual(
      leadEstimationBody.encode({
        insuranceTypeId: 1,
        leadId: 12,
        answers: [{ questionId: 1000, chosen: null, content: "1200" }],
      }),
    );
  });

  it("leads from the summary to the quote screen", async () => {
    const { user, currentPath } = open({
      [leadsCall]: page([aLead()]),
      "GET /agent/profile/leads/12": leadReply.encode(aLeadDetail()),
    });
    await user.click(await theSummaryButton());
    await user.click(await screen.findByRole("button", { name: "Quote" }));
    expect(currentPath()).toBe("/agent/profile/leads/12");
  });

  it("warns instead when other agents have quoted all carriers", async () => {
    const { user, requests } = open({ [leadsCall]: page([aLead({ viableCarriers: [] })]) });
    await user.click(await theSummaryButton());
    expect(await screen.findByText(english["leads.covered"])).toBeVisible();
    expect(requests.some(({ path }) => path === "/agent/profile/leads/12")).toBe(false);
  });

  it("asks before the payment page opens for a won lead", async () => {
    const { user, router, currentPath } = open({ [leadsCall]: page([aWonLead()]) });
    await user.click(await theClientButton());
    const question = await screen.findByRole("alertdialog");
    expect(question).toHaveTextContent(/Are you sure you wish to proceed\?/);
    expect(question).toHaveTextContent(/you are authorizing being charged a fee/);
    const { pathname, search } = router.state.location;
    await user.click(within(question).getByRole("button", { name: "OK" }));
    expect(currentPath()).toBe("/payment?leadId=12");
    // The payment page knows no path of ours but these.
    expect(router.state.location.state).toEqual({
      leads: `${pathname}${search}#lead-12`,
      client: "/agent/profile/leads/12/client",
    });
  });

  it("says until when a won lead is to be paid", async () => {
    open({ [leadsCall]: listOf(page([aWonLead({ contactDue })])) });
    expect(await screen.findByText(/^Pay by Tue, Nov 24, \d/)).toBeVisible();
    expect(screen.queryByText("Deadline passed")).toBeNull();
  });

  it("says that the time to pay for a won lead passed", async () => {
    open({ [leadsCall]: listOf(page([aWonLead({ contactDue, isContactLate: true })])) });
    expect(await screen.findByText("Deadline passed")).toBeVisible();
    expect(screen.getByText(/You can still pay until the client chooses/)).toBeVisible();
  });

  it("marks a lead whose own quote ended, and one whose fee was asked back", async () => {
    open({
      [leadsCall]: page([
        aLead({ hasQuote: true, hasEndedQuote: true }),
        aWonLead({ id: 13, isConfirmed: true, feeReturn: "returned" }),
      ]),
    });
    expect(await screen.findByText("Your quote ended")).toBeVisible();
    expect(screen.getByText("Fee returned")).toBeVisible();
  });

  it("opens a confirmed lead's client details at once", async () => {
    const { user } = open({
      [leadsCall]: page([aWonLead({ isConfirmed: true })]),
      "GET /agent/profile/leads/12/confirm": client,
    });
    await user.click(await theClientButton());
    const details = await screen.findByRole("dialog", { name: "Client details" });
    expect(await within(details).findByText("carla@example.com")).toBeVisible();
    expect(within(details).getByText("(512) 555-0199")).toBeVisible();
  });

  it("shows what the client answered and chose, from the card and from their details", async () => {
    const quotes = [
      anAgentQuote({ isAccepted: true }),
      anAgentQuote({ id: 32, carrierName: "Farmers" }),
    ];
    const { user } = open({
      [leadsCall]: page([aWonLead({ isConfirmed: true })]),
      "GET /agent/profile/leads/12": leadReply.encode(aLeadDetail({ quotes })),
      "GET /agent/profile/leads/12/confirm": client,
    });
    await user.click(await screen.findByRole("button", { name: /^Answers and quote/ }));
    const summary = await screen.findByRole("dialog", { name: "Client Quote Summary" });
    const chosen = await within(summary).findByRole("region", { name: /chosen by the client/ });
    expect(chosen).toHaveTextContent(/State Farm.*\$90.*\$1,000/);
    expect(within(summary).queryByText("Farmers")).not.toBeInTheDocument();
    expect(within(summary).getByText("$1,200")).toBeVisible();
    expect(within(summary).queryByRole("button", { name: "Quote" })).not.toBeInTheDocument();

    await user.keyboard("{Escape}");
    await user.click(await theClientButton());
    const details = await screen.findByRole("dialog", { name: "Client details" });
    await user.click(within(details).getByRole("button", { name: "Answers and quote" }));
    expect(await screen.findByRole("dialog", { name: "Client Quote Summary" })).toBeVisible();
  });
});

import { leadReply, leadsReply, type LeadReply } from "@quotehaven/contract/wire";
import { changed } from "@quotehaven/platform";
import { act, screen, waitFor, within, type RecordedRequest } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aLead, aLeadDetail, anAnsweredForm, somePresentPolicies } from "../../shared/leadFixtures";
import { someNotes } from "../../shared/leadNotes/notesFixtures";
import { openScreen, wideWindow, write } from "../../shared/screenFixtures";
import { openQuoteLead, theForm } from "./quoteLeadFixtures";
import { QuoteLeadScreen } from "./QuoteLeadScreen";

function aMayaLead(): LeadReply {
  const lead = aLeadDetail({ forms: [anAnsweredForm(1), anAnsweredForm(3)] });
  return {
    ...lead,
    client: { ...lead.client, firstName: "Maya", lastName: "Rivers", partnerFirstName: "Leo" },
    lead: {
      ...lead.lead,
      state: "TX",
      needs: [{ insuranceTypeId: 1, amount: 854_000 }],
      premiumYearly: 1_240,
      renewsOn: "2026-12-31",
    },
  };
}

async function openBeside(changes: Partial<LeadReply> = {}) {
  wideWindow();
  const opened = openQuoteLead({ ...aMayaLead(), ...changes });
  const panel = await screen.findByRole("complementary", { name: "About this lead" });
  return { ...opened, lead: within(panel) };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => Reflect.deleteProperty(window, "matchMedia"));

it("names the page after the lead, and is copied as a line for each thing known and nothing else", async () => {
  const { user, lead } = await openBeside();
  const heading = screen.getByRole("heading", { level: 1, name: /Maya/ });
  expect(heading).toHaveTextContent("Quote lead Quote Maya R. · Home + Auto · Austin");
  expect(document.title).toBe("Quote Maya R. · Home + Auto · Austin · Quotehaven");
  expect(screen.queryByRole("button", { name: "About this lead" })).not.toBeInTheDocument();
  for (const fact of ["Maya Rivers", "Leo", "$854,000", "12/31/2026"])
    expect(lead.getByText(fact)).toBeVisible();
  await user.click(lead.getByRole("button", { name: /^Copy/ }));
  const text = await navigator.clipboard.readText();
  expect(text.split("\n")).toEqual([
    "Maya R. · Home + Auto · Austin",
    "",
    "Name: Maya Rivers",
    "Gender: Female",
    expect.stringMatching(/^Date of birth: 03\/09\/1985 \(\d+ years\)$/),
    "Address: 4 Pine Road, Austin, TX",
    "Partner: Leo",
    "Insurance: Home + Auto",
    "Needed (Home): $854,000",
    "Pays today: $1,240 a year",
    "Renews on: 12/31/2026",
    "",
    "Home: About home",
    "How much for home? $1,200",
    "",
    "Auto: About auto",
    "How much for auto? $1,200",
  ]);
  expect(await screen.findByText(english["client.copied"])).toBeVisible();
});

it("says what the client has today where they share it, which is what they pay and when it ends", async () => {
  const { user, lead } = await openBeside({ present: somePresentPolicies });
  expect(lead.getByRole("heading", { name: "What the client has today: Auto" })).toBeVisible();
  await user.click(lead.getByRole("button", { name: /^Copy/ }));
  const text = await navigator.clipboard.readText();
  expect(text).toContain("Pays today: $2,880 a year\nRenews on: 01/15/2027");
  expect(text).toContain(
    [
      "What the client has today: Home",
      "Insurance company: Old Mutual",
      "Ends on: 03/01/2027",
      "Price: $1,740 a year",
      "Dwelling (A): $280,000",
      "Deductible: $750",
      "Wind and hail deductible: 2% of the dwelling · $5,600",
      "",
      "What the client has today: Auto",
      "Ends on: 01/15/2027",
      "Price: $570 for 6 months ($1,140 a year)",
      "Injury to others: $50,000 / $100,000",
      "Included: Roadside help",
    ].join("\n"),
  );
});

it("keeps to what was answered where the price of one of the policies is not shared", async () => {
  const { lead } = await openBeside({ present: { home: somePresentPolicies.home } });
  expect(lead.getByText("$1,240 a year")).toBeVisible();
});

it("shows answers and notes on demand: a section, all of them, or those with a word", async () => {
  const opened = await openBeside();
  const { user, lead, requests, replies } = opened;
  expect(lead.queryByText("How much for home?")).not.toBeInTheDocument();
  await user.click(lead.getByText("About home"));
  expect(await lead.findByText("How much for home?")).toBeVisible();
  expect(lead.queryByText("How much for auto?")).not.toBeInTheDocument();
  await user.click(lead.getByRole("button", { name: "Show all answers" }));
  expect(await lead.findByText("How much for auto?")).toBeVisible();
  await user.click(lead.getByRole("button", { name: "Hide all answers" }));
  await waitFor(() => expect(lead.queryByText("How much for auto?")).not.toBeInTheDocument());

  const search = lead.getByRole("searchbox", { name: "Search the answers" });
  await write(opened, search, "for AUTO");
  expect(await lead.findByText("How much for auto?")).toBeVisible();
  expect(lead.queryByText("About home")).not.toBeInTheDocument();
  await write(opened, search, "for AUTOx");
  expect(lead.getByText("No question or answer has these words.")).toBeVisible();

  replies["GET /agent/profile/leads/12/notes"] = { data: someNotes() };
  expect(requests.some(({ path }) => path.endsWith("/notes"))).toBe(false);
  await user.click(lead.getByText("Your notes"));
  expect(await lead.findByRole("textbox", { name: "Note" })).toHaveValue("Prefers mornings.");
  expect(lead.queryByRole("radio", { name: "Bound: the client bought" })).toBeNull();
});

const list = "/agent/profile/leads/all";
const isList = ({ path }: RecordedRequest) => path === "/agent/profile/leads";

/** 14 leads, the one before the last deleted, twelve a page. */
const leads = Array.from({ length: 14 }, (_lead, index) =>
  aLead({ id: index + 1, clientName: `Client ${index + 1}`, isDeleted: index === 12 }),
);

/** Opens a lead from the list's page at `from`. */
async function openFrom(leadId: number, from?: string, listed = () => leads) {
  const shown = openScreen(
    [
      { path: "/agent/profile/leads/:id", element: <QuoteLeadScreen /> },
      { path: list, element: <p>The leads</p> },
    ],
    {
      path: list,
      replies: {
        "GET /agent/profile/leads": ({ params }: RecordedRequest) => {
          const offset = Number(params.offset);
          return leadsReply.encode({ leads: listed().slice(offset, offset + 12), count: 14 });
        },
        "GET /agent/profile/leads/:id": ({ path }: RecordedRequest) => {
          const lead = aLeadDetail();
          const id = Number(path.split("/").at(-1));
          return leadReply.encode({ ...lead, lead: { ...lead.lead, id } });
        },
      },
    },
  );
  await act(() =>
    shown.router.navigate(`/agent/profile/leads/${leadId}`, { state: from && { leads: from } }),
  );
  await screen.findByRole("heading", { level: 1, name: /Carla J/ });
  const isAt = (path: string) => waitFor(() => expect(shown.currentPath()).toBe(path));
  return { ...shown, isAt, isAtLead: (id: number) => isAt(`/agent/profile/leads/${id}`) };
}

const step = (name: RegExp) => screen.findByRole("link", { name });

it("goes to the leads before and after, in the order of the list and with its filters", async () => {
  const { user, requests, isAt, isAtLead } = await openFrom(5, `${list}?filter=new#lead-5`);
  expect(await step(/^Previous lead/)).toHaveTextContent("Client 4");
  await user.click(await step(/^Next lead Client 6/));
  await isAtLead(6);
  expect(requests.filter(isList).map(({ params }) => params.filter)).toEqual(["new"]);
  await user.click(await screen.findByRole("link", { name: /Back to leads/ }));
  expect(await screen.findByText("The leads")).toBeVisible();
  await isAt(`${list}?filter=new`);
});

it("goes on to the next page past the end of one, and back again, leaving out what was deleted", async () => {
  const { user, isAtLead } = await openFrom(12, `${list}?page=1`);
  await user.click(await step(/^Next lead Client 14/));
  await isAtLead(14);
  expect(await screen.findByRole("button", { name: "Next lead" })).toBeDisabled();
  await user.click(await step(/^Previous lead Client 12/));
  await isAtLead(12);
});

it("is led by J and K, which take nothing from fields, and keeps what was typed", async () => {
  const { user, isAtLead } = await openFrom(5, `${list}?filter=new`);
  await user.type((await theForm()).getByRole("textbox", { name: "Monthly" }), "90j");
  await step(/^Next lead/);
  await isAtLead(5);
  await user.click(screen.getByRole("heading", { level: 1 }));
  await user.keyboard("j");
  await isAtLead(6);
  await step(/^Previous lead Client 5/);
  await user.keyboard("k");
  await isAtLead(5);
  expect((await theForm()).getByRole("textbox", { name: "Monthly" })).toHaveValue("90");
});

it("keeps the way on while the lead leaves the list, as it does with its first quote", async () => {
  let listed = leads;
  const from = `${list}?filter=new`;
  const { user, store, requests, isAtLead } = await openFrom(5, from, () => listed);
  expect(await step(/^Previous lead Client 4/)).toBeVisible();
  listed = leads.filter(({ id }) => id !== 5);
  act(() => void store.dispatch(changed(["Leads"])));
  await waitFor(() => expect(requests.filter(isList)).toHaveLength(2));
  // What was read is drawn.
  await act(async () => {});
  await user.click(await step(/^Next lead Client 6/));
  await isAtLead(6);
  expect(await step(/^Previous lead Client 4/)).toBeVisible();
});

it("offers no other lead where it was not opened from the list", async () => {
  const { requests } = await openFrom(5);
  expect(screen.queryByText("Next lead")).not.toBeInTheDocument();
  expect(requests.some(isList)).toBe(false);
});

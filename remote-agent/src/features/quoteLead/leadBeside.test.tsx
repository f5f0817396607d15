import { leadNotesReply, leadReply, type LeadReply } from "@quotehaven/contract/wire";
import { act, screen, waitFor, within } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aLeadDetail, anAnsweredForm } from "../../shared/leadFixtures";
import { someNotes } from "../../shared/leadNotes/notesFixtures";
import { wideWindow } from "../../shared/wideWindow";
import { openQuoteLead } from "./quoteLeadFixtures";

function aMayaLead(changes: Partial<LeadReply> = {}): LeadReply {
  const lead = aLeadDetail({ forms: [anAnsweredForm(1), anAnsweredForm(3)], ...changes });
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

function open(lead = aMayaLead()) {
  return openQuoteLead({ "GET /agent/profile/leads/12": leadReply.encode(lead) });
}

const panel = () => screen.findByRole("complementary", { name: "About this lead" });

beforeEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(window, "matchMedia");
});

it("names the page after the lead", async () => {
  open();
  const heading = await screen.findByRole("heading", { level: 1, name: /Maya/ });
  expect(heading).toHaveTextContent("Quote lead Quote Maya R. · Home + Auto · Austin");
  expect(document.title).toBe("Quote Maya R. · Home + Auto · Austin · Quotehaven");
});

it("stands beside the forms on a wide window, facts first", async () => {
  wideWindow();
  open();
  const facts = (await panel()).querySelector("dl")?.textContent;
  for (const fact of [
    "NameMaya Rivers",
    "Address4 Pine Road, Austin, TX",
    "PartnerLeo",
    "InsuranceHome + Auto",
    "Needed (Home)$854,000",
    "Pays today$1,240 a year",
    "Renews on12/31/2026",
  ])
    expect(facts).toContain(fact);
  expect(screen.queryByRole("button", { name: "About this lead" })).not.toBeInTheDocument();
});

it("opens as a sheet where there is no room beside the forms", async () => {
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "About this lead" }));
  const sheet = within(await screen.findByRole("dialog", { name: "About this lead" }));
  expect(sheet.getByText("Maya Rivers")).toBeVisible();
});

it("shows answers on demand: a section, all of them, or those with a word", async () => {
  wideWindow();
  const { user } = open();
  const lead = within(await panel());
  expect(lead.queryByText("How much for home?")).not.toBeInTheDocument();
  await user.click(lead.getByText("About home"));
  expect(await lead.findByText("How much for home?")).toBeVisible();
  expect(lead.queryByText("How much for auto?")).not.toBeInTheDocument();
  await user.click(lead.getByRole("button", { name: "Show all answers" }));
  expect(await lead.findByText("How much for auto?")).toBeVisible();
  await user.click(lead.getByRole("button", { name: "Hide all answers" }));
  await waitFor(() => expect(lead.queryByText("How much for auto?")).not.toBeInTheDocument());

  await user.type(lead.getByRole("searchbox", { name: "Search the answers" }), "for AUTO");
  expect(await lead.findByText("How much for auto?")).toBeVisible();
  expect(lead.queryByText("About home")).not.toBeInTheDocument();
  await user.type(lead.getByRole("searchbox"), "x");
  expect(lead.getByText("No question or answer has these words.")).toBeVisible();
});

it("is copied as a line for each thing known, and nothing else", async () => {
  wideWindow();
  const { user } = open();
  await user.click(within(await panel()).getByRole("button", { name: /^Copy/ }));
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

it("puts facts and all answers on paper, and nothing to press", async () => {
  open();
  await screen.findByRole("heading", { level: 1, name: /Maya/ });
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  const paper = document.querySelector("article");
  expect(paper).toHaveTextContent("Maya Rivers");
  expect(paper).toHaveTextContent("How much for home?$1,200");
  expect(paper?.querySelector("button, input")).toBeNull();
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(document.querySelector("article")).toBeNull();
});

it("keeps the agent's notes beside the forms, read when they are opened", async () => {
  wideWindow();
  const { user, requests, replies } = open();
  replies["GET /agent/profile/leads/12/notes"] = leadNotesReply.encode(someNotes());
  const aside = within(await panel());
  const isNotes = ({ path }: { path: string }) => path.endsWith("/notes");
  expect(requests.some(isNotes)).toBe(false);
  await user.click(aside.getByText("Your notes"));
  expect(await aside.findByRole("textbox", { name: "Note" })).toHaveValue("Prefers mornings.");
  expect(aside.queryByRole("radio", { name: "Bound: the client bought" })).toBeNull();
});

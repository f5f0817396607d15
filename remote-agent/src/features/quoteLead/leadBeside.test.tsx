import { leadNotesReply, type LeadReply } from "@quotehaven/contract/wire";
import { screen, waitFor, within } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aLeadDetail, anAnsweredForm } from "../../shared/leadFixtures";
import { someNotes } from "../../shared/leadNotes/notesFixtures";
import { wideWindow, write } from "../../shared/screenFixtures";
import { openQuoteLead } from "./quoteLeadFixtures";

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

async function openBeside() {
  const opened = openQuoteLead(aMayaLead());
  const panel = await screen.findByRole("complementary", { name: "About this lead" });
  return { ...opened, lead: within(panel) };
}

beforeEach(() => {
  sessionStorage.clear();
  wideWindow();
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

  replies["GET /agent/profile/leads/12/notes"] = leadNotesReply.encode(someNotes());
  expect(requests.some(({ path }) => path.endsWith("/notes"))).toBe(false);
  await user.click(lead.getByText("Your notes"));
  expect(await lead.findByRole("textbox", { name: "Note" })).toHaveValue("Prefers mornings.");
  expect(lead.queryByRole("radio", { name: "Bound: the client bought" })).toBeNull();
});

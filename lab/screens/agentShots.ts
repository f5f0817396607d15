import type { AgentProfileReply, LeadsReply } from "@quotehaven/contract/schemas";
import { inOrder, keys, pause, press, pressIn, see } from "./acts";
import type { Shot } from "./Shot";

const agency = "Agency details";
const leads = "Leads";
const quote = "Quote lead";
const payments = "Payments";
const agencyPath = "/agent/profile/agency-details";
const leadsPath = "/agent/profile/leads/all";
const leadsCall = "GET /agent/profile/leads";
const leadCall = "GET /agent/profile/leads/:id";
const noLeads = { data: { data: [], count: 0 } };
const edit = press("Click to Edit");
const summary = press(/^View Summary/);

const findPlaces = async (page: import("@playwright/test").Page) => {
  await page.getByLabel("City, county or state").fill("travis");
  await page.getByText(/Travis.*, TX$/).waitFor();
};

const agencyShots: Shot[] = [
  {
    screen: agency,
    state: "loading",
    name: "profile",
    path: agencyPath,
    as: "agent",
    replies: (replies) => replies.never("GET /agent/profile"),
    act: pause(400),
  },
  {
    screen: agency,
    state: "failed",
    name: "profile did not load",
    path: agencyPath,
    as: "agent",
    replies: (replies) => replies.fail("GET /agent/profile"),
    act: see("Try again"),
    isWindow: true,
  },
  {
    screen: agency,
    state: "empty",
    name: "no carriers, warned",
    path: agencyPath,
    as: "agentWithoutCarriers",
    act: see("Add your first carrier"),
    isWindow: true,
  },
  {
    screen: agency,
    state: "empty",
    name: "no carriers",
    path: agencyPath,
    as: "agentWithoutCarriers",
    act: inOrder(pressIn("dialog", "OK"), pause(300)),
  },
  {
    screen: agency,
    state: "empty",
    name: "first day",
    path: agencyPath,
    as: "agentIncomplete",
    act: press("Fill in"),
  },
  {
    screen: agency,
    state: "full",
    name: "many ZIP codes by place",
    path: agencyPath,
    as: "agent",
    replies: (replies) =>
      replies.change<AgentProfileReply>("GET /agent/profile", ({ data }) => ({
        data: { ...data, usr_all_zipcodes: 0 },
      })),
    act: inOrder(edit, press("Add many zip codes"), findPlaces),
    isWindow: true,
  },
  { screen: agency, state: "full", name: "paused", path: agencyPath, as: "agentPaused" },
  { screen: agency, state: "full", name: "locked", path: agencyPath, as: "agent" },
  { screen: agency, state: "full", name: "editing", path: agencyPath, as: "agent", act: edit },
  {
    screen: agency,
    state: "failed",
    name: "editing, with errors",
    path: agencyPath,
    as: "agentIncomplete",
    act: inOrder(edit, press("Save Changes"), pause(300)),
  },
  {
    screen: agency,
    state: "full",
    name: "add carrier",
    path: agencyPath,
    as: "agent",
    act: inOrder(press("Add new carrier"), pause(400), async (page) => {
      await page.getByRole("dialog").getByRole("combobox").click();
    }),
    isWindow: true,
  },
  {
    screen: agency,
    state: "failed",
    name: "add carrier, list did not load",
    path: agencyPath,
    as: "agent",
    replies: (replies) => replies.fail("GET /agent/profile/carriers"),
    act: inOrder(press("Add new carrier"), see("Try again")),
    isWindow: true,
  },
  {
    screen: agency,
    state: "full",
    name: "delete carrier, asked",
    path: agencyPath,
    as: "agent",
    act: async (page) =>
      page
        .getByRole("button", { name: /^Delete (?!account)/ })
        .first()
        .click(),
    isWindow: true,
  },
  {
    screen: agency,
    state: "full",
    name: "delete account, asked",
    path: agencyPath,
    as: "agent",
    act: press("Delete account"),
    isWindow: true,
  },
];

const leadShots: Shot[] = [
  {
    screen: leads,
    state: "loading",
    name: "list",
    path: leadsPath,
    as: "agent",
    replies: (replies) => replies.never(leadsCall),
    act: pause(400),
  },
  {
    screen: leads,
    state: "failed",
    name: "list did not load",
    path: leadsPath,
    as: "agent",
    replies: (replies) => replies.fail(leadsCall),
    act: see("Try again"),
  },
  {
    screen: leads,
    state: "failed",
    name: "profile incomplete (400)",
    path: leadsPath,
    as: "agentIncomplete",
    act: see("Go to Agency Details"),
  },
  {
    screen: leads,
    state: "empty",
    name: "none at all",
    path: leadsPath,
    as: "agent",
    replies: (replies) => replies.answer(leadsCall, noLeads),
  },
  {
    screen: leads,
    state: "empty",
    name: "none in this category",
    path: `${leadsPath}?filter=won`,
    as: "agent",
    replies: (replies) => replies.answer(leadsCall, noLeads),
  },
  {
    screen: leads,
    state: "full",
    name: "every status",
    path: leadsPath,
    as: "agent",
    replies: (replies) =>
      replies.change<LeadsReply>(leadsCall, ({ data }) => {
        const state = (changes: object, index: number) => ({ ...data.data[index], ...changes });
        const no = { aps_confirmed: false, aps_deleted: false, won_quote: false, edit: false };
        return {
          data: {
            count: data.count,
            data: [
              state({ ...no, has_quote: false, isUnread: true }, 0),
              state({ ...no, has_quote: false, isUnread: false }, 1),
              state({ ...no, has_quote: true, isUnread: false }, 2),
              state({ ...no, has_quote: true, edit: true, isUnread: true }, 3),
              state({ ...no, has_quote: true, won_quote: true, isUnread: false }, 4),
              state({ ...no, has_quote: true, won_quote: true, aps_confirmed: true }, 5),
              state({ ...no, aps_deleted: true, has_quote: true }, 6),
              ...data.data.slice(7),
            ],
          },
        };
      }),
  },
  { screen: leads, state: "full", name: "as seeded", path: leadsPath, as: "agent" },
  {
    screen: "Client",
    state: "full",
    name: "details, notes and outcome",
    path: ({ leads: { completed } }) => `${leadPath(completed)}/client`,
    as: "agent",
  },
  {
    screen: "Client",
    state: "failed",
    name: "not paid for",
    path: ({ leads: { toPay } }) => `${leadPath(toPay)}/client`,
    as: "agent",
  },
  {
    screen: "Results",
    state: "full",
    name: "by month",
    path: "/agent/profile/results",
    as: "agent",
  },
  {
    screen: "Results",
    state: "empty",
    name: "nothing yet",
    path: "/agent/profile/results",
    as: "agentWithoutCarriers",
  },
  {
    screen: leads,
    state: "full",
    name: "a row selected by the keyboard",
    path: leadsPath,
    as: "agent",
    act: inOrder(see("View Summary"), keys("j", "j")),
  },
  {
    screen: leads,
    state: "full",
    name: "searched, filters open",
    path: `${leadsPath}?search=a&type=3&state=TX&sort=renewal`,
    as: "agent",
    act: inOrder(see("Clear filters"), press(/^Filters$/)),
  },
  {
    screen: leads,
    state: "empty",
    name: "nothing found",
    path: `${leadsPath}?search=zzzz`,
    as: "agent",
    act: see("No lead matches."),
  },
  {
    screen: leads,
    state: "full",
    name: "keyboard shortcuts",
    path: leadsPath,
    as: "agent",
    act: inOrder(see("View Summary"), keys("?"), see("Next lead")),
    widths: [1280, 768],
    isWindow: true,
  },
  {
    screen: leads,
    state: "full",
    name: "filter, open",
    path: leadsPath,
    as: "agent",
    act: async (page) => page.getByRole("combobox", { name: "Show" }).click(),
    inSight: "Show all",
    isWindow: true,
  },
  {
    screen: leads,
    state: "full",
    name: "summary",
    path: `${leadsPath}?filter=new`,
    as: "agent",
    act: inOrder(summary, see("Coverage assessment")),
    isWindow: true,
  },
  {
    screen: leads,
    state: "full",
    name: "summary, scrolled",
    path: `${leadsPath}?filter=new`,
    as: "agent",
    act: inOrder(summary, see("Coverage assessment")),
    inSight: "Coverage assessment",
    isWindow: true,
  },
  {
    screen: leads,
    state: "loading",
    name: "summary",
    path: `${leadsPath}?filter=new`,
    as: "agent",
    replies: (replies) => replies.never(leadCall),
    act: inOrder(summary, pause(400)),
    isWindow: true,
  },
  {
    screen: leads,
    state: "failed",
    name: "summary did not load",
    path: `${leadsPath}?filter=new`,
    as: "agent",
    replies: (replies) => replies.fail(leadCall),
    act: inOrder(summary, see("Try again")),
    isWindow: true,
  },
  {
    screen: leads,
    state: "full",
    name: "all carriers quoted",
    path: `${leadsPath}?filter=new`,
    as: "agent",
    replies: (replies) =>
      replies.change<LeadsReply>(leadsCall, ({ data }) => ({
        data: { ...data, data: data.data.map((lead) => ({ ...lead, viable_inc: [] })) },
      })),
    act: summary,
    isWindow: true,
  },
  {
    screen: leads,
    state: "full",
    name: "client details, asked to pay",
    path: `${leadsPath}?filter=won`,
    as: "agent",
    act: press(/^View client details/),
    isWindow: true,
  },
  {
    screen: leads,
    state: "full",
    name: "client details",
    path: `${leadsPath}?filter=completed`,
    as: "agent",
    act: inOrder(press(/^View client details/), see("Last name")),
    isWindow: true,
  },
];

const leadPath = (id: number) => `/agent/profile/leads/${id}`;

const quoteShotsOfAgent: Shot[] = [
  {
    screen: quote,
    state: "loading",
    name: "lead",
    path: ({ leads: { fresh } }) => leadPath(fresh),
    as: "agent",
    replies: (replies) => replies.never(leadCall),
    act: pause(400),
  },
  {
    screen: quote,
    state: "failed",
    name: "lead did not load",
    path: ({ leads: { fresh } }) => leadPath(fresh),
    as: "agent",
    replies: (replies) => replies.fail(leadCall),
    act: see("Try again"),
  },
  {
    screen: quote,
    state: "failed",
    name: "no such lead (not-found block)",
    path: leadPath(99_999_999),
    as: "agent",
    act: see("We couldn't find that lead"),
  },
  {
    screen: quote,
    state: "empty",
    name: "blank form",
    path: ({ leads: { fresh } }) => leadPath(fresh),
    as: "agent",
  },
  {
    screen: quote,
    state: "empty",
    name: "several blank forms, bundle",
    path: ({ leads: { bundle } }) => leadPath(bundle),
    as: "agent",
    act: press("Send a quote with another insurance company"),
  },
  {
    screen: quote,
    state: "failed",
    name: "with errors",
    path: ({ leads: { bundle } }) => leadPath(bundle),
    as: "agent",
    act: inOrder(
      async (page) => page.locator('input[name$="monthly"]').first().fill("100"),
      press("Finish Quoting"),
      pause(300),
    ),
  },
  {
    screen: quote,
    state: "empty",
    name: "grid",
    path: ({ leads: { fresh } }) => leadPath(fresh),
    as: "agent",
    act: press("Grid"),
    widths: [768, 1280],
  },
  {
    screen: quote,
    state: "full",
    name: "grid, bundle, with a proposed year and a row open",
    path: ({ leads: { bundle } }) => leadPath(bundle),
    as: "agent",
    act: inOrder(
      press("Grid"),
      async (page) => page.locator("[data-row] input").first().fill("96"),
      async (page) =>
        page
          .getByRole("button", { name: /^Coverage, start and message/ })
          .first()
          .click(),
    ),
    widths: [768, 1280],
  },
  {
    screen: quote,
    state: "full",
    name: "all answers",
    path: ({ leads: { bundle } }) => leadPath(bundle),
    as: "agent",
    act: press("Show all answers"),
    widths: [1280],
  },
  {
    screen: quote,
    state: "full",
    name: "about this lead, as a sheet",
    path: ({ leads: { fresh } }) => leadPath(fresh),
    as: "agent",
    act: press("About this lead"),
    widths: [375, 768],
    isWindow: true,
  },
  {
    screen: quote,
    state: "full",
    name: "summary before sending",
    path: ({ leads: { bundle } }) => leadPath(bundle),
    as: "agent",
    act: inOrder(
      async (page) => {
        await page.getByRole("combobox").first().click();
        await page.getByRole("listbox").getByRole("option").first().click();
        for (const [period, price] of [["monthly", "100"] as const, ["yearly", "1200"] as const]) {
          for (const field of await page.locator(`input[name$="${period}"]`).all()) {
            await field.fill(price);
          }
        }
      },
      press("Finish Quoting"),
      see("Back to quotes"),
    ),
    isWindow: true,
  },
  {
    screen: quote,
    state: "full",
    name: "locked",
    path: ({ leads: { quoted } }) => leadPath(quoted),
    as: "agent",
  },
  {
    screen: quote,
    state: "full",
    name: "to be updated",
    path: ({ leads: { updated } }) => leadPath(updated),
    as: "agent",
  },
  {
    screen: quote,
    state: "full",
    name: "won",
    path: ({ leads: { won } }) => leadPath(won),
    as: "agent",
  },
];

const paymentListShots: Shot[] = [
  {
    screen: payments,
    state: "loading",
    name: "list",
    path: "/agent/profile/payments",
    as: "agent",
    replies: (replies) => replies.never("GET /agent/profile/payments"),
    act: pause(400),
  },
  {
    screen: payments,
    state: "failed",
    name: "list did not load",
    path: "/agent/profile/payments",
    as: "agent",
    replies: (replies) => replies.fail("GET /agent/profile/payments"),
    act: see("Try again"),
  },
  {
    screen: payments,
    state: "empty",
    name: "none",
    path: "/agent/profile/payments",
    as: "agent",
    replies: (replies) => replies.answer("GET /agent/profile/payments", { data: [], count: 0 }),
  },
  { screen: payments, state: "full", name: "list", path: "/agent/profile/payments", as: "agent" },
];

/** The agent's own area. */
export const agentShots: Shot[] = [
  ...agencyShots,
  ...leadShots,
  ...quoteShotsOfAgent,
  ...paymentListShots,
];

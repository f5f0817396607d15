import type {
  AgentProfileReply,
  LeadReply,
  LeadsReply,
  ResultsReply,
} from "@quotehaven/contract/schemas";
import { check, fill, keys, press, pressIn, see, seeErrors, typeCard, unfold } from "./acts";
import { notificationPictures } from "./notificationPictures";
import { screen, type Act, type Picture } from "./Picture";
import { answer, change, fail, loading, loadingAndFailed, presentPolicies } from "./replies";

const leadsPath = "/agent/profile/leads/all";
const leadsCall = "GET /agent/profile/leads";
const leadCall = "GET /agent/profile/leads/:id";
const leadPath = (id: number) => `/agent/profile/leads/${id}`;

const agency = screen("Agency details", "/agent/profile/agency-details", "agent");
const leads = screen("Leads", leadsPath, "agent");
const quote = screen("Quote lead", ({ fresh }) => leadPath(fresh), "agent");
const bundle = screen("Quote bundle", (found) => leadPath(found.bundle), "agent");
const client = screen("Client", ({ completed }) => `${leadPath(completed)}/client`, "agent");
const results = screen("Results", "/agent/profile/results", "agent");
const payments = screen("Payments", "/agent/profile/payments", "agent");
const payment = screen("Payment", ({ won }) => `/payment?leadId=${won}`, "agent");

const edit = press("Click to Edit");
/** The client lets agents see what they have today. */
const sharesPolicies = change<LeadReply>(leadCall, (body) => ({
  ...body,
  present: presentPolicies,
}));

const hasSomeZipCodes = change<AgentProfileReply>("GET /agent/profile", ({ data }) => ({
  data: { ...data, usr_all_zipcodes: 0 },
}));

const hasFurtherStates = change<AgentProfileReply>("GET /agent/profile", ({ data }) => {
  const found_at = "2026-11-02T15:00:00Z";
  return {
    data: {
      ...data,
      usr_licensestates: ["NM", "OK", "WA"],
      usr_licensestatechecks: [
        { state: "OK", finding: "checked", found_at, words: "" },
        { state: "WA", finding: "refused", found_at, words: "It is not listed there." },
      ],
    },
  };
});

const agencyPictures: Picture[] = [
  ...loadingAndFailed(agency, "GET /agent/profile"),
  agency("no carriers, warned", {
    as: "agentWithoutCarriers",
    acts: [see("Add your first carrier")],
  }),
  agency("no carriers", { as: "agentWithoutCarriers", acts: [pressIn("dialog", "OK")] }),
  agency("first day", { as: "agentIncomplete", acts: [press("Fill in")] }),
  agency("paused", { as: "agentPaused" }),
  agency("locked"),
  agency("editing", { acts: [edit] }),
  agency("license of further states", { replies: [hasFurtherStates], acts: [edit] }),
  agency("editing, with errors", {
    as: "agentIncomplete",
    acts: [edit, press("Save Changes"), seeErrors],
  }),
  agency("many zip codes by place", {
    replies: [hasSomeZipCodes],
    acts: [
      edit,
      press("Add many zip codes"),
      fill("City, county or state", "travis"),
      see(/Travis.*, TX$/),
    ],
  }),
  agency("add carrier", {
    acts: [
      press("Add new carrier"),
      (page) => page.getByRole("dialog").getByRole("combobox").click(),
    ],
  }),
  agency("delete carrier", { acts: [press(/^Delete (?!account)/)] }),
];

/** The leads of the first page in every status. */
const everyStatus = change<LeadsReply>(leadsCall, ({ data: { count, data } }) => {
  const none = { aps_confirmed: false, aps_deleted: false, won_quote: false, edit: false };
  const statuses = [
    { ...none, has_quote: false, isUnread: true },
    { ...none, has_quote: true, isUnread: false },
    { ...none, has_quote: true, edit: true, isUnread: true },
    { ...none, has_quote: true, won_quote: true, isUnread: false },
    { ...none, has_quote: true, won_quote: true, aps_confirmed: true },
    { ...none, has_quote: true, aps_deleted: true },
  ];
  return { data: { count, data: data.map((lead, index) => ({ ...lead, ...statuses[index] })) } };
});
const summary = press(/^View Summary/);

const leadPictures: Picture[] = [
  ...loadingAndFailed(leads, leadsCall),
  leads("profile incomplete", { as: "agentIncomplete", acts: [see("Go to Agency Details")] }),
  leads("none at all", { replies: [answer(leadsCall, { data: { data: [], count: 0 } })] }),
  leads("nothing found", { path: `${leadsPath}?search=zzzz` }),
  leads("every status", { replies: [everyStatus] }),
  leads("searched, filters open", {
    path: `${leadsPath}?search=a&type=3&state=TX&sort=renewal`,
    acts: [see("Clear filters"), press(/^Filters$/)],
  }),
  leads("keyboard shortcuts", {
    acts: [see("View Summary"), keys("?"), see("Next lead")],
    isDeskOnly: true,
  }),
  leads("filter, open", {
    acts: [(page) => page.getByRole("combobox", { name: "Show" }).click()],
  }),
  leads("summary", {
    path: `${leadsPath}?filter=new`,
    acts: [summary, see("Coverage assessment")],
  }),
  leads("summary, with what the client has today", {
    path: `${leadsPath}?filter=new`,
    replies: [sharesPolicies],
    acts: [summary, see("What the client has today")],
  }),
  leads("summary did not load", {
    path: `${leadsPath}?filter=new`,
    replies: [fail(leadCall)],
    acts: [summary, see("Try again")],
  }),
  leads("client details, asked to pay", {
    path: `${leadsPath}?filter=won`,
    acts: [press(/^View client details/)],
  }),
  client("details, notes and outcome"),
  client("not paid for", { path: ({ toPay }) => `${leadPath(toPay)}/client` }),
  ...loadingAndFailed(results, "GET /agent/profile/results"),
  results("by month"),
  results("one chart as a table", { acts: [unfold("Show as a table")] }),
  results("two months", {
    replies: [
      change<ResultsReply>("GET /agent/profile/results", ({ data }) => ({
        data: data.slice(0, 2),
      })),
    ],
  }),
  results("nothing yet", { as: "agentWithoutCarriers" }),
];

/** The grid comes first where there is room for it; on a phone there are forms alone. */
const showForms: Act = async (page) => {
  const forms = page.getByRole("button", { name: "Forms", exact: true });
  if (await forms.isVisible()) await forms.click();
};

const fillPrices: Act = async (page) => {
  await showForms(page);
  await page.getByRole("combobox").first().click();
  await page.getByRole("listbox").getByRole("option").first().click();
  for (const field of await page.locator('input[name$="monthly"]').all()) await field.fill("100");
  for (const field of await page.locator('input[name$="yearly"]').all()) await field.fill("1200");
};

const quotePictures: Picture[] = [
  ...loadingAndFailed(quote, leadCall),
  quote("no such lead", { path: leadPath(99_999_999), acts: [see("We couldn't find that lead")] }),
  quote("blank form", { acts: [showForms] }),
  quote("locked", { path: ({ quoted }) => leadPath(quoted) }),
  quote("to be updated", { path: ({ updated }) => leadPath(updated) }),
  quote("won", { path: ({ won }) => leadPath(won) }),
  bundle("several blank forms", {
    acts: [showForms, press("Send a quote with another insurance company")],
  }),
  bundle("with errors", { acts: [showForms, press("Finish Quoting"), seeErrors] }),
  bundle("summary before sending", {
    acts: [fillPrices, press("Finish Quoting"), see("Back to quotes")],
  }),
  bundle("all answers", { acts: [showForms, press("Show all answers")], isDeskOnly: true }),
  bundle("grid", { isDeskOnly: true }),
  bundle("beside what the client has today", { replies: [sharesPolicies] }),
];

const confirmCall = "/agent/profile/leads/:id/confirm";
const terms = check(/I accept the special terms/);
const submit = press(/^Submit payment/);

const paymentPictures: Picture[] = [
  ...loadingAndFailed(payments, "GET /agent/profile/payments"),
  payments("none", { replies: [answer("GET /agent/profile/payments", { data: [], count: 0 })] }),
  payments("list"),
  payment("loading", loading(`GET ${confirmCall}`)),
  payment("failed", {
    replies: [fail(`GET ${confirmCall}`), fail(`POST ${confirmCall}`)],
    acts: [see("Try again")],
  }),
  payment("card form did not load", {
    replies: [fail("GET /config")],
    acts: [see("The card form didn't load")],
  }),
  payment("new card"),
  payment("terms not accepted", { acts: [submit, seeErrors] }),
  payment("terms open", { acts: [unfold("Special terms for payments")] }),
  payment("declined", {
    acts: [typeCard("4000000000000002"), terms, submit, see("Your card was declined.")],
  }),
  payment("paid", {
    path: ({ toPay }) => `/payment?leadId=${toPay}`,
    acts: [typeCard("4242424242424242"), terms, submit, see("Payment successful")],
    isDeskOnly: true,
  }),
  payment("already paid", { path: ({ completed }) => `/payment?leadId=${completed}` }),
];

/** The agent's own area. */
export const agentPictures: Picture[] = [
  ...agencyPictures,
  ...leadPictures,
  ...quotePictures,
  ...paymentPictures,
  ...notificationPictures,
];

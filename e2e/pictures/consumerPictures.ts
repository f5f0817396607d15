import type {
  ApplicationReply,
  ConsumerQuote,
  ConsumerQuotesReply,
  UserProfileReply,
} from "@quotehaven/contract/schemas";
import { fill, press, see, seeErrors, unfold } from "./acts";
import { screen, type Act, type Picture } from "./Picture";
import { answer, change, fail, loadingAndFailed, never, presentPolicies } from "./replies";

const dashboard = screen("Consumer dashboard", "/profile/dashboard", "submitted");
const application = screen("Consumer application", "/profile/application", "submitted");
const quotes = screen("Quotes", "/profile/my-quotes", "submitted");
const submitted = screen("Submitted", "/profile/submitted", "submitted");
const choice = screen("Your choice", "/profile/my-quotes/choice", "won");
const privacy = screen("Consumer privacy", "/profile/privacy", "won");

const edit = press("Click to edit");
const unlock = press("Unlock to edit");
const explain = unfold("How we worked this out");

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

const dashboardPictures: Picture[] = [
  ...loadingAndFailed(dashboard, "GET /user/profile", "GET /user/application"),
  dashboard("no application", { as: "deleted" }),
  dashboard("application saved", { as: "saved" }),
  dashboard("quotes pending"),
  dashboard("quote accepted", { as: "won" }),
  dashboard("editing, with errors", {
    acts: [edit, fill("First name", ""), fill("Email", "nobody"), press("Update"), seeErrors],
  }),
  dashboard("saving", {
    replies: [never("PUT /user/profile")],
    acts: [edit, fill("Last name", "Featherstone"), press("Update")],
    isLoading: true,
  }),
  dashboard("new address waits for its link", {
    replies: [
      change<UserProfileReply>("GET /user/profile", (body) => ({
        ...body,
        data: { ...body.data, usr_email_pending: "sue.holloway-new@example.com" },
      })),
    ],
  }),
  dashboard("change password", { acts: [press("Change password")] }),
  dashboard("delete account", { acts: [press("Delete my account")] }),
  dashboard("remote is down", {
    replies: [
      (page) => page.route("**/assets/consumer/**", (route) => route.fulfill({ status: 500 })),
    ],
    acts: [see("This part is not available right now")],
  }),
  dashboard("session is about to end", {
    replies: [
      answer("GET /auth/check-session", {
        ...{ type: 1, idle_ends_at: inSeconds(33), ends_at: inSeconds(9_000) },
      }),
    ],
    acts: [see("Are you still there?")],
  }),
];

const submittedPictures: Picture[] = [
  ...loadingAndFailed(submitted, "GET /user/application"),
  submitted("quotes are here"),
  submitted("nobody quoted yet", {
    replies: [
      change<ConsumerQuotesReply>("GET /user/quotes", (body) => ({ ...body, data: [] })),
      answer("GET /user/application/submitted", {
        data: { agents_from: 20, first_quote_hours: 5 },
      }),
    ],
  }),
];

/** Somebody else saves it all the time. */
let saved = 0;
const isOtherVersion = change<ApplicationReply>("GET /user/application", (body) => {
  saved += 1;
  return { ...body, meta: { ...body.meta, aps_version: body.meta.aps_version + saved } };
});
const changeAnswer: Act = (page) => page.locator("main select").first().selectOption({ index: 2 });

const applicationPictures: Picture[] = [
  ...loadingAndFailed(application, "GET /user/application"),
  application("no insurance type chosen", { as: "deleted" }),
  application("saved", { as: "saved" }),
  application("review before submitting", {
    as: "saved",
    acts: [press("Review and submit"), see("Review your answers")],
  }),
  application("submitted, locked"),
  application("submitted, revealed", { acts: [press("Show my answers")] }),
  application("unlocked to edit", { acts: [unlock] }),
  application("not all filled", {
    replies: [fail("POST /user/application", 422, ["not-all-filled"])],
    acts: [unlock, press("Save progress"), see("Application is not all filled")],
  }),
  application("changed somewhere else", {
    replies: [isOtherVersion, fail("POST /user/application", 409, ["application-changed"])],
    acts: [unlock, changeAnswer, press("Save progress"), see(/was changed somewhere else/)],
  }),
  application("quote chosen", { as: "won" }),
  application("home coverage, explained", { acts: [explain] }),
  application("life insurance need, explained", { as: "resubmitted", acts: [explain] }),
  application("coverage did not load", { replies: [fail("POST /estimation/1")] }),
  application("delete", { acts: [press("Delete application")] }),
];

const prices: ConsumerQuote["prices"] = [
  { ins_id: 1, ins_name: "Home", qpr_monthly: 112, qpr_yearly: 1_344 },
  { ins_id: 2, ins_name: "Life", qpr_monthly: 1_048, qpr_yearly: 12_576 },
  { ins_id: 3, ins_name: "Auto", qpr_monthly: 96, qpr_yearly: 1_152 },
];
/** The first quote as a bundle, a sum, one that waits and one that was removed. */
const everyKind = change<ConsumerQuotesReply>("GET /user/quotes", ({ data: [quote] }) => ({
  data: [
    { inc_name: "State Farm", qot_monthly: 1_180, qot_yearly: 14_160 },
    { inc_name: "Liberty Mutual" },
    { inc_name: "Nationwide", qot_edit: 1 },
    { inc_name: "The Hartford", qot_deleted: true },
  ].map((kind, index) => ({
    ...{ ...quote, prices, qot_monthly: null, qot_yearly: null },
    ...{ ...kind, qot_id: index + 1, number: `0${index + 1}` },
  })),
}));

/** What the consumer has today beside the quotes of the server. */
const today = change<ConsumerQuotesReply>("GET /user/quotes", (body) => ({
  ...body,
  present: { ...presentPolicies, shared: false },
}));
const withoutToday = change<ConsumerQuotesReply>(
  "GET /user/quotes",
  ({ present: _present, ...body }) => body,
);
const todayShared = change<ApplicationReply>("GET /user/application", (body) => ({
  ...body,
  present: { ...presentPolicies, shared: true },
}));

const asCards: Act = (page) => page.getByRole("tab", { name: "Cards" }).click();

const quotePictures: Picture[] = [
  ...loadingAndFailed(quotes, "GET /user/quotes"),
  quotes("none", { as: "saved" }),
  quotes("pending"),
  quotes("accepted", { as: "won" }),
  quotes("side by side", { replies: [everyKind] }),
  quotes("bundle, sum, waiting, removed", { replies: [everyKind], acts: [asCards] }),
  quotes("policy of today to choose", {
    replies: [withoutToday],
    acts: [press("I have my policy as a PDF"), see(/Nothing is uploaded/)],
  }),
  quotes("one opened", { replies: [everyKind], acts: [asCards, press("View quote")] }),
  quotes("beside today", { replies: [today] }),
  quotes("beside today, as cards", { replies: [today], acts: [asCards] }),
  quotes("beside today, one opened", {
    replies: [today],
    acts: [asCards, press("View quote")],
  }),
  choice("waiting"),
  choice("none", { as: "submitted" }),
  privacy("who saw what, and when"),
  privacy("a policy of today that is shared", { replies: [todayShared] }),
];

/** The consumer's own area. */
export const consumerPictures: Picture[] = [
  ...dashboardPictures,
  ...submittedPictures,
  ...applicationPictures,
  ...quotePictures,
];

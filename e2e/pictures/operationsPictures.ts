import { fill, press, pressIn, see, seeErrors } from "./acts";
import {
  agencies,
  fees,
  licenses,
  log,
  messages,
  payments,
  remotes,
  reports,
} from "./operationsRecords";
import { screen, type Picture } from "./Picture";
import { answer, loadingAndFailed } from "./replies";

const pageOf = (data: readonly object[], count = data.length) => ({ data, count });

/** The lists of the area: where, what is asked, and the answer with every kind in it. */
const lists = [
  ["messages", "/operations/work/messages", "GET /operations/messages", pageOf(messages, 47)],
  ["reports", "/operations/work/reports", "GET /operations/reports", pageOf(reports)],
  ["fees", "/operations/work/fees", "GET /operations/fees", pageOf(fees)],
  ["licenses", "/operations/work/licenses", "GET /operations/licenses", pageOf(licenses)],
  ["agencies", "/operations/look-up/agencies", "GET /operations/agencies", pageOf(agencies)],
  ["payments", "/operations/look-up/payments", "GET /operations/payments", pageOf(payments)],
  ["log", "/operations/log", "GET /operations/log", pageOf(log)],
  ["remotes", "/operations/remotes", "GET /operations/remotes", remotes],
] as const;

const listPictures: Picture[] = lists.flatMap(([title, path, call, everyKind]) => {
  const list = screen(`Operations, ${title}`, path, "operator");
  return [
    ...loadingAndFailed(list, call),
    list("as seeded"),
    list("every kind", { replies: [answer(call, everyKind)] }),
  ];
});

const feesCall = answer("GET /operations/fees", pageOf(fees));
const fee = screen("Operations, fees", "/operations/work/fees", "operator");
const messagesList = screen("Operations, messages", "/operations/work/messages", "operator");

const activityCall = "GET /operations/activity";
const activity = screen("Operations, activity", "/operations/activity", "operator");

const activityPictures: Picture[] = [
  ...loadingAndFailed(activity, activityCall),
  activity("days"),
  activity("months", { path: "/operations/activity?by=month" }),
  activity("nothing yet", { replies: [answer(activityCall, { data: [] })] }),
];

const countsCall = "GET /operations/open-counts";
const nothingOpen = {
  data: { messages: 0, reports: 0, fees: 0, differences: 0, licenses: 0, mails: 0 },
};

/** Acts that are asked for their reason. */
const actPictures: Picture[] = [
  messagesList("none", {
    replies: [answer("GET /operations/messages", pageOf([])), answer(countsCall, nothingOpen)],
  }),
  fee("return", { replies: [feesCall], acts: [press("Return the fee")] }),
  fee("refuse, without a reason", {
    replies: [feesCall],
    acts: [press("Refuse"), pressIn("dialog", "Refuse"), seeErrors],
  }),
  screen(
    "Operations, remotes",
    "/operations/remotes",
    "operator",
  )("go back", {
    replies: [answer("GET /operations/remotes", remotes)],
    acts: [press(/^Go back to \S+$/)],
  }),
];

const codes = Array.from({ length: 10 }, (_, index) => `k7m${index}-q2xw-9rt${index}`);
const setup = answer("POST /operations/enrolment", {
  data: {
    email: "olga.operations@example.com",
    uri: "otpauth://totp/Quotehaven:olga.operations@example.com?secret=JBSWY3DPEHPK3PXP",
    secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  },
});
const signIn = screen("Operations, log in", "/operations/sign-in");
const enrol = screen("Operations, first log in", "/operations/enrol#abc");
const people = screen("Operations, people", "/operations/look-up/people", "operator");
const access = screen("Operations, my access", "/operations/access", "operator");
const find = [
  fill("Email", "sam.saved@example.com"),
  fill("Why", "Asked us by phone for a new link."),
  press("Find"),
];

const accountPictures: Picture[] = [
  signIn("form"),
  signIn("with errors", { acts: [press("Log in"), seeErrors] }),
  signIn("refused", {
    acts: [
      fill("Email", "olga.operations@example.com"),
      fill("Password", "Granite-lantern-58"),
      fill("Code", "123456"),
      press("Log in"),
      see(/^That didn.t work/),
    ],
  }),
  enrol("link used or wrong", { acts: [see(/^This link does not work/)] }),
  enrol("form", { replies: [setup] }),
  enrol("recovery codes", {
    replies: [setup, answer("PUT /operations/enrolment", { data: codes })],
    acts: [
      fill("New password", "Granite-lantern-58"),
      fill("Code the authenticator shows", "123456"),
      press("Finish"),
      see("You can log in now"),
    ],
  }),
  people("form"),
  people("with errors", { acts: [press("Find"), seeErrors] }),
  people("found", { acts: [...find, see("Send a new link")] }),
  people("delete the account", {
    acts: [...find, see("Send a new link"), press("Delete the account")],
  }),
  access("form"),
];

/** The operators' area. */
export const operationsPictures = [
  ...listPictures,
  ...activityPictures,
  ...actPictures,
  ...accountPictures,
];

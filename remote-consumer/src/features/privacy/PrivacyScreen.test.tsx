import { applicationReply, type OwnPolicies } from "@quotehaven/contract/wire";
import { refusal, renderScreen, screen, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { PrivacyScreen } from "./PrivacyScreen";
import type { Privacy } from "./privacyApi";

const opening: Privacy["openings"][number] = {
  applicationId: 7,
  agency: "Whitfield Insurance",
  saw: "summary",
  firstAt: "2026-03-01T12:00:00Z",
  lastAt: "2026-03-03T12:00:00Z",
  times: 3,
};
const consent: Privacy["consents"][number] = {
  applicationId: 7,
  quoteId: 3,
  text: "You agree that Abe of Whitfield Insurance may contact you about this quote.",
  textVersion: 1,
  agent: "Abe",
  agency: "Whitfield Insurance",
  carrier: "State Farm",
  prices: { each: [], bundleMonthly: null, bundleYearly: null },
  givenAt: "2026-03-04T12:00:00Z",
  withdrawnAt: null,
};

const open = (privacy: Partial<Privacy> = {}, more = {}) =>
  renderScreen(<PrivacyScreen />, {
    path: "/profile/privacy",
    session: "consumer",
    messages: { consumer: messages },
    replies: {
      "GET /user/privacy": {
        data: {
          openings: [],
          consents: [],
          application: { id: 7, submittedAt: "2026-03-01T00:00:00Z", isChosen: false },
          ...privacy,
        },
      },
      "GET /user/application": refusal(404),
      ...more,
    },
  });
const anApplicationWith = (present: OwnPolicies) =>
  applicationReply.encode({
    forms: [],
    meta: {
      types: [1],
      isLocked: true,
      submittedAt: "2026-03-01T00:00:00Z",
      acceptedQuoteId: null,
      version: 1,
      savedAt: null,
    },
    present,
  });
const card = async (name: string) => within(await screen.findByRole("region", { name }));

it("says who opened the application and what they saw, and what was agreed to and taken back", async () => {
  open({
    consents: [consent, { ...consent, quoteId: 2, withdrawnAt: "2026-03-05T12:00:00Z" }],
    openings: [
      { ...opening, saw: "contact", times: 1 },
      opening,
      { ...opening, saw: "part" },
      { ...opening, agency: null, applicationId: 2 },
    ],
  });
  const openings = await card("Who saw what, and when");
  // The newest first, with what the consumer did.
  expect(openings.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^You took the choice of State Farm back/),
    ...Array(2).fill(expect.stringMatching(/^You chose State Farm/)),
    ...Array(3).fill(expect.stringMatching(/^Whitfield Insurance/)),
    expect.stringMatching(/^An agency that is no longer with us/),
    expect.stringMatching(/^You submitted your application/),
  ]);
  const [contact, summary, part, gone] = openings.getAllByRole("listitem").slice(3);
  expect(contact).toHaveTextContent(/Whitfield Insurance.*Saw your contact details, too.*Once/);
  expect(summary).toHaveTextContent(
    /Saw the summary.*3 times, first 03\/01\/2026, .*, last 03\/03\/2026/,
  );
  expect(part).toHaveTextContent(/Saw the summary without your last name, street and birth dates/);
  expect(gone).toHaveTextContent(/no longer with us.*\(an application you deleted\)/);
  const consents = await card("What you agreed to");
  const [stands, withdrawn] = consents.getAllByRole("listitem");
  expect(stands).toHaveTextContent(/may contact you about this quote.*In effect.*Version 1/);
  expect(withdrawn).toHaveTextContent(/Taken back.*Taken back 03\/05/);
});

it.each([
  [false, /you can take the choice back, and delete it then/],
  [true, /cannot be deleted any more.*You can still delete your account/],
])("offers no deletion once a quote was chosen (paid: %s)", async (isPaid, words) => {
  open({ application: { id: 7, submittedAt: "2026-03-01T00:00:00Z", isChosen: true, isPaid } });
  const deletion = await card("Delete application");
  expect(deletion.getByText(words)).toBeInTheDocument();
  expect(deletion.queryByRole("button")).toBeNull();
  expect(deletion.getByRole("link", { name: "See my choice" })).toHaveAttribute(
    "href",
    "/profile/my-quotes/choice",
  );
});

it.each([
  [{ home: { cover: {} }, isShared: true }, "Agents see", /You share the policy you have today/],
  [{ home: { cover: {} }, isShared: false }, "Agents do not see", /agents do not see it/],
])(
  "says whether agents see the policy of today, and where that changes: %j",
  async (present, where, words) => {
    open({}, { "GET /user/application": anApplicationWith(present) });
    const seen = await card("What agents see and what they do not");
    expect(await seen.findByText(words)).toBeInTheDocument();
    expect(seen.getByRole("link", { name: "Change that in my application" })).toHaveAttribute(
      "href",
      "/profile/application",
    );
    const list = seen.getByRole("heading", { name: where }).nextElementSibling;
    expect(list).toHaveTextContent("The policy you have today");
  },
);

it("says of who entered no policy only that agents would not see it", async () => {
  open();
  const seen = await card("What agents see and what they do not");
  expect(seen.getByText(messages.privacy.hidePolicy)).toBeInTheDocument();
  expect(seen.queryByRole("link")).not.toBeInTheDocument();
});

it("says that no agent has seen what was not submitted", async () => {
  open({ application: { id: 7, submittedAt: null, isChosen: false } });
  const deletion = await card("Delete application");
  expect(deletion.getByText(/no agent has seen it/)).toBeInTheDocument();
  expect(deletion.getByRole("button")).toBeEnabled();
});

it("says what failed, reads again on request, and offers only what there is", async () => {
  const { user, replies } = open({}, { "GET /user/privacy": refusal(500) });
  const again = await screen.findByRole("button", { name: "Try again" });
  Object.assign(replies, {
    "GET /user/privacy": { data: { openings: [], consents: [], application: null } },
  });
  await user.click(again);
  expect(await screen.findByText(/No agency has opened/)).toBeInTheDocument();
  expect(screen.getByText(/You have not agreed to anything yet/)).toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "Delete application" })).toBeNull();
});

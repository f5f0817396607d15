import { daysAfter } from "@quotehaven/contract/cover";
import errors from "@quotehaven/contract/errors/en" with { type: "json" };
import { toShownDate, utcDay } from "@quotehaven/contract/rules";
import {
  applicationReply,
  type ApplicationMeta,
  type OwnPolicies,
} from "@quotehaven/contract/wire";
import { refusal, screen, waitFor, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { aMeta, submitted } from "../../shared/applicationFixtures";
import { aForm, aQuestion, anOption } from "../../shared/questionnaire/questionFixtures";
import { bodies, button, lifeForm, openApplication } from "./applicationFixtures";
import { firstEnd } from "./renewal";

afterEach(() => sessionStorage.clear());

const today = utcDay(new Date());
const [end, ownEnd, over] = [60, 40, -30].map((days) => daysAfter(today, days));
const shown = (day = "") => toShownDate(day);
const renews = "When does the policy renew?";
const claims = "How many home claims?";

/** Home with questions that age, on a page after one that does not. */
function insuredHome({ endsOn = end, price = "1800" } = {}) {
  const text = (content: string) => ({ chosen: null, content });
  return aForm(1, [
    [aQuestion({ id: 103, content: "Which year?", answer: text("1980") })],
    [
      aQuestion({ id: 131, kind: "date", content: renews, answer: text(endsOn ?? "") }),
      aQuestion({ id: 132, kind: "number", content: "What do you pay?", answer: text(price) }),
      aQuestion({
        ...{ id: 135, kind: "radio", content: claims },
        options: [anOption(13501, "None"), anOption(13502, "One")],
        answer: { chosen: 13501, content: null },
      }),
    ],
  ]);
}

function openRenewal({
  meta = aMeta(submitted),
  present,
  search = "?renew=1",
  home = insuredHome(),
  replies = {},
}: {
  meta?: ApplicationMeta;
  present?: OwnPolicies;
  search?: string;
  home?: ReturnType<typeof insuredHome>;
  replies?: Record<string, unknown>;
} = {}) {
  return openApplication({ home, meta, present, search, replies });
}

const submit = messages.renewal.submit;

it("says nothing of a renewal to whoever comes by themselves", async () => {
  openRenewal({ search: "" });
  await screen.findByText(messages.application.lockedTitle);
  expect(screen.queryByText(`Your policy ends on ${shown(end)}`)).toBeNull();
});

it("says what ends, when and what it costs, by the answers", async () => {
  openRenewal();
  expect(await screen.findByText(`Your policy ends on ${shown(end)}`)).toBeInTheDocument();
  expect(screen.getByText(`Home: $1,800 a year, until ${shown(end)}`)).toBeInTheDocument();
});

it("says it by the policies that the person has, where they told of them", async () => {
  openRenewal({
    present: {
      home: {
        ...{ carrier: "Kin", expiresOn: ownEnd, cover: {} },
        premium: { dollars: 600, months: 6 },
      },
      isShared: false,
    },
  });
  expect(await screen.findByText(`Your policy ends on ${shown(ownEnd)}`)).toBeInTheDocument();
  expect(screen.getByText(`Home: Kin, $1,200 a year, until ${shown(ownEnd)}`)).toBeInTheDocument();
});

it("says of a policy whose end is over that it ended, and of one without an end what may have changed", async () => {
  const { unmount } = openRenewal({ home: insuredHome({ endsOn: over }) });
  expect(await screen.findByText(`Your policy ended on ${shown(over)}`)).toBeInTheDocument();
  unmount();
  openRenewal({ home: aForm(1, [[aQuestion({ id: 110, content: "Which year was the roof?" })]]) });
  expect(await screen.findByText(messages.renewal.title)).toBeInTheDocument();
});

it("leads to each question that ages, unlocked and marked, and to no other", async () => {
  const { user } = openRenewal();
  const notice = within(await screen.findByRole("group"));
  expect(notice.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    renews,
    "What do you pay?",
    claims,
  ]);
  expect(notice.getByText("None")).toBeInTheDocument();
  await user.click(notice.getByRole("button", { name: renews }));
  await waitFor(() => expect(screen.getByLabelText(renews)).toHaveFocus());
  expect(screen.getByLabelText(renews)).toHaveAccessibleDescription(
    expect.stringContaining(messages.renewal.look),
  );
  expect(screen.getByRole("button", { name: submit })).toBeInTheDocument();
});

it("submits again as it is with one press, and leads to what happens now", async () => {
  const { user, requests } = openRenewal();
  await user.click(await screen.findByRole("button", { name: submit }));
  expect(await screen.findByRole("heading", { name: "What happens now" })).toBeInTheDocument();
  expect(bodies(requests)).toMatchObject([{ submit: true, force: true, version: 4 }]);
  expect(bodies(requests)[0]?.answers[0]?.answers).toContainEqual({
    ...{ questionId: 132, chosen: null, content: "1800" },
  });
});

it("sends what was changed on the way", async () => {
  const { user, requests } = openRenewal();
  const notice = within(await screen.findByRole("group"));
  await user.click(notice.getByRole("button", { name: claims }));
  await user.click(await screen.findByRole("radio", { name: "One" }));
  await user.click(button(submit));
  await screen.findByRole("heading", { name: "What happens now" });
  const sent = bodies(requests).find(({ submit }) => submit);
  expect(sent?.answers[0]?.answers).toContainEqual(
    expect.objectContaining({ questionId: 135, chosen: 13502 }),
  );
});

it("offers a draft to be submitted, and leads to what is missing", async () => {
  const { user, requests } = openRenewal({ meta: aMeta({ types: [1, 2] }) });
  await user.click(await screen.findByRole("button", { name: messages.renewal.submitFirst }));
  expect(await screen.findByLabelText("Your occupation?")).toBeInvalid();
  expect(bodies(requests)).toEqual([]);
});

describe("long after a choice", () => {
  const won = (more: Partial<ApplicationMeta> = {}) =>
    aMeta({ ...submitted, acceptedQuoteId: 5, ...more });
  const begun = applicationReply.encode({
    forms: [insuredHome({ endsOn: over }), lifeForm(), aForm(3, [[]])],
    meta: aMeta({ version: 9 }),
  });

  it("begins a new application from the answers, to be looked at before agents see it", async () => {
    const { user, requests } = openRenewal({
      meta: won({ mayAskAgain: true }),
      replies: { "POST /user/application/again": begun },
    });
    await user.click(await screen.findByRole("button", { name: messages.renewal.begin }));
    expect(await screen.findByText(`Your policy ended on ${shown(over)}`)).toBeInTheDocument();
    expect(button(messages.renewal.submitFirst)).toBeInTheDocument();
    expect(screen.queryByText(messages.application.closedTitle)).toBeNull();
    expect(bodies(requests)).toEqual([]);
  });

  it("says why where that is refused, and stays", async () => {
    const { user } = openRenewal({
      meta: won({ mayAskAgain: true }),
      replies: { "POST /user/application/again": refusal(409, ["already-accepted"]) },
    });
    await user.click(await screen.findByRole("button", { name: messages.renewal.begin }));
    expect(await screen.findByText(errors["already-accepted"])).toBeInTheDocument();
  });

  it("is not offered before", async () => {
    openRenewal({ meta: won() });
    await screen.findByText(messages.application.closedText);
    expect(screen.queryByRole("button", { name: messages.renewal.begin })).toBeNull();
    expect(screen.queryByRole("button", { name: submit })).toBeNull();
  });
});

it.each([
  [["2027-05-01", "2027-03-01"], "2027-03-01"],
  [["2027-05-01", "2026-12-01"], "2027-05-01"],
  [["2025-05-01", "2026-12-01"], "2026-12-01"],
  [[], undefined],
])("of %j, %s is the end that counts on 2027-01-01", (ends, end) => {
  const policies = ends.map((endsOn) => ({ type: 1 as const, endsOn }));
  expect(firstEnd(policies, "2027-01-01")).toBe(end);
});

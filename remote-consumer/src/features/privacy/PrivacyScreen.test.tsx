import { jest } from "@jest/globals";
import { refusal, renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
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
      ...more,
    },
  });
const card = async (name: string) => within(await screen.findByRole("region", { name }));

/** What the browser is given to save; jsdom saves nothing itself. */
function savedFiles() {
  const files: { name: string; blob: Blob }[] = [];
  let last: Blob | undefined;
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return "blob:file";
  };
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (last) files.push({ name: this.download, blob: last });
  });
  return { files, undo: () => click.mockRestore() };
}

async function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });
}

it("says who opened the application, how often, and what they could see", async () => {
  open({
    openings: [
      { ...opening, saw: "contact", times: 1 },
      opening,
      { ...opening, agency: null, applicationId: 2 },
    ],
  });
  const openings = await card("Who opened your application");
  const [contact, summary, gone] = openings.getAllByRole("listitem");
  expect(contact).toHaveTextContent(/Whitfield Insurance.*Saw your contact details, too.*Once/);
  expect(summary).toHaveTextContent(/Saw the summary.*3 times, first 03\/01 .*, last 03\/03/);
  expect(gone).toHaveTextContent(/no longer with us.*\(an application you withdrew\)/);
});

it("says that nobody opened it, and that nothing was agreed to", async () => {
  open();
  expect(await screen.findByText("No agency has opened your application yet.")).toBeInTheDocument();
  expect(screen.getByText(/You have not agreed to anything yet/)).toBeInTheDocument();
});

it("shows consents as they were given, and those that were taken back", async () => {
  open({ consents: [consent, { ...consent, quoteId: 2, withdrawnAt: "2026-03-05T12:00:00Z" }] });
  const consents = await card("What you agreed to");
  const [stands, withdrawn] = consents.getAllByRole("listitem");
  expect(stands).toHaveTextContent(/may contact you about this quote.*In effect.*Version 1/);
  expect(withdrawn).toHaveTextContent(/Taken back.*Taken back 03\/05/);
});

it("saves everything as data, and as a page", async () => {
  const { files, undo } = savedFiles();
  const { user } = open(
    {},
    {
      "GET /user/privacy/data": { format: "quotehaven-personal-data", version: 1 },
      "GET /user/privacy/page": { data: { html: "<!doctype html><p>Everything</p>" } },
    },
  );
  await user.click(await screen.findByRole("button", { name: "Save as data (JSON)" }));
  await screen.findByText("Your file was saved.");
  await user.click(screen.getByRole("button", { name: "Save as a page to read" }));
  await waitFor(() => expect(files).toHaveLength(2));
  undo();
  expect(files.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^quotehaven-my-data-\d{4}-\d\d-\d\d\.json$/),
    expect.stringMatching(/\.html$/),
  ]);
  expect(JSON.parse(await textOf(files[0]?.blob))).toMatchObject({ version: 1 });
  expect(await textOf(files[1]?.blob)).toContain("<p>Everything</p>");
});

it("says so when there were too many downloads in a day", async () => {
  const { user } = open({}, { "GET /user/privacy/data": refusal(429, ["too-many-requests"]) });
  await user.click(await screen.findByRole("button", { name: "Save as data (JSON)" }));
  expect(await screen.findByText(/a lot of tries/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Save as data (JSON)" })).toBeEnabled();
});

it("withdraws the application after a question", async () => {
  const { user, requests } = open({}, { "DELETE /user/application": { message: "ok" } });
  const withdraw = await card("Withdraw your application");
  await user.click(withdraw.getByRole("button"));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(requests.some(({ method }) => method === "DELETE")).toBe(false);
  await user.click(dialog.getByRole("button", { name: messages.application.delete }));
  await waitFor(() =>
    expect(requests).toContainEqual(
      expect.objectContaining({ method: "DELETE", path: "/user/application" }),
    ),
  );
});

it.each([
  [false, /you can take the choice back, and withdraw it then/],
  [true, /cannot be withdrawn any more.*You can still delete your account/],
])("offers no withdrawal once a quote was chosen (paid: %s)", async (isPaid, words) => {
  open({ application: { id: 7, submittedAt: "2026-03-01T00:00:00Z", isChosen: true, isPaid } });
  const withdraw = await card("Withdraw your application");
  expect(withdraw.getByText(words)).toBeInTheDocument();
  expect(withdraw.queryByRole("button")).toBeNull();
  expect(withdraw.getByRole("link", { name: "See my choice" })).toHaveAttribute(
    "href",
    "/profile/my-quotes/choice",
  );
});

it("says that no agent has seen what was not submitted", async () => {
  open({ application: { id: 7, submittedAt: null, isChosen: false } });
  const withdraw = await card("Withdraw your application");
  expect(withdraw.getByText(/no agent has seen it/)).toBeInTheDocument();
  expect(withdraw.getByRole("button")).toBeEnabled();
});

it("offers no withdrawal without an application", async () => {
  open({ application: null });
  await card("Take everything with you");
  expect(screen.queryByRole("region", { name: "Withdraw your application" })).toBeNull();
});

it("says what failed and reads again on request", async () => {
  const { user, replies } = open({}, { "GET /user/privacy": refusal(500) });
  const again = await screen.findByRole("button", { name: "Try again" });
  Object.assign(replies, {
    "GET /user/privacy": { data: { openings: [], consents: [], application: null } },
  });
  await user.click(again);
  expect(await screen.findByText(/No agency has opened/)).toBeInTheDocument();
});

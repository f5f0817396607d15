import type { CustomerRole } from "@quotehaven/contract/rules";
import type { Thread } from "@quotehaven/contract/schemas";
import { createRemoteStore } from "@quotehaven/platform";
import {
  networkGone,
  refusal,
  renderScreen,
  screen,
  waitFor,
  within,
  type RecordedRequest,
} from "@quotehaven/platform/testing";
import { aMessage, aThread } from "./threadFixtures";
import { addThreadCalls } from "./threadsApi";
import { ThreadScreen } from "./ThreadScreen";

const { api } = createRemoteStore({ name: "tried" });
const calls = addThreadCalls(api);

/** A server that keeps what is sent under its key, once. */
function aServer(start: Thread) {
  const server = { thread: start, sent: [] as { key: string; text: string }[] };
  const replies = {
    "GET /threads/7": () => ({ data: server.thread }),
    "POST /threads/7": ({ body }: RecordedRequest) => {
      const message = body as { key: string; text: string };
      const kept = aMessage({ id: 90 + server.sent.length, isOwn: true, text: message.text });
      if (!server.sent.some(({ key }) => key === message.key)) {
        server.sent.push(message);
        const messages = [...server.thread.messages, kept];
        server.thread = { ...server.thread, messages, count: messages.length };
      }
      return { data: { ...kept, isMasked: message.text.includes("555") || undefined } };
    },
    "POST /threads/7/read": () => {
      server.thread = { ...server.thread, unread: 0 };
      return { message: "" };
    },
    "POST /threads/7/end": () => {
      server.thread = { ...server.thread, ended: "self" as const };
      return { message: "" };
    },
    "POST /threads/7/reports": () => ({ message: "" }),
  };
  return { server, replies };
}

function open(
  thread: Thread,
  { role = "consumer" as CustomerRole, more = {} as Record<string, unknown> } = {},
) {
  const { server, replies } = aServer(thread);
  const shown = renderScreen(
    <ThreadScreen calls={calls} quoteId={7} role={role} backTo="/profile/my-quotes" />,
    {
      session: role,
      replies: { ...replies, ...more },
    },
  );
  return { ...shown, server };
}

const field = () => screen.findByRole("textbox", { name: /Your message/ });
const sendButton = () => screen.findByRole("button", { name: "Send" });

beforeEach(() => sessionStorage.clear());

it("says whom it is with, that contact details are hidden, and that nothing was written yet", async () => {
  open(aThread());
  expect(
    await screen.findByRole("heading", { name: "Messages with Whitfield Agency" }),
  ).toBeInTheDocument();
  expect(screen.getByText("Quote 03, State Farm")).toBeInTheDocument();
  expect(screen.getByText(/does not see your phone number or email/)).toBeInTheDocument();
  expect(screen.getByText(/Nothing was written yet/)).toBeInTheDocument();
  expect(document.title).toMatch(/Messages with Whitfield Agency/);
});

it("says to an agent whose questions these are, and hides nothing after the payment", async () => {
  const thread = aThread({ partner: { name: "Sue" }, leadId: 3, number: undefined, masks: false });
  const { user } = open(thread, { role: "agent" });
  expect(await screen.findByRole("heading", { name: "Messages with Sue" })).toBeInTheDocument();
  expect(screen.getByText("Your quote with State Farm")).toBeInTheDocument();
  expect(screen.queryByText(/are hidden in messages/)).toBeNull();
  await user.click(await field());
  await user.paste("Call 512-555-0199");
  expect(screen.queryByText(/will be hidden/)).toBeNull();
});

it("shows who wrote what, what was hidden, and what is gone, as a log", async () => {
  const messages = [
    aMessage({ id: 1, isOwn: true, text: "Is hail covered?\nAnd wind?" }),
    aMessage({ id: 2, text: "Call •••", isMasked: true }),
    aMessage({ id: 3, text: "" }),
  ];
  open(aThread({ messages }));
  const log = within(await screen.findByRole("log", { name: "Messages" }));
  const [mine, theirs, gone] = log.getAllByRole("article");
  expect(mine).toHaveTextContent(/You.*Is hail covered\? And wind\?/);
  expect(theirs).toHaveTextContent(/Abe Whitfield.*Call •••.*Contact details were hidden/);
  expect(gone).toHaveTextContent(/is gone with the account/);
});

it("marks what is new, and tells the server once that it was read", async () => {
  const messages = [aMessage({ id: 4 }), aMessage({ id: 5, text: "New" })];
  const { requests, server } = open(aThread({ messages, unread: 1 }));
  await screen.findByText("New messages");
  await waitFor(() => expect(server.thread.unread).toBe(0));
  const reads = requests.filter(({ path }) => path === "/threads/7/read");
  expect(reads.map(({ body }) => body)).toEqual([{ messageId: 5 }]);
  expect(screen.getByText("New messages")).toBeInTheDocument();
});

it("sends once what is pressed twice, and with Ctrl + Enter, and empties the field", async () => {
  const { user, server } = open(aThread());
  await user.click(await field());
  await user.paste("Is the roof covered?");
  await user.dblClick(await sendButton());
  expect(await screen.findByRole("log")).toHaveTextContent("Is the roof covered?");
  await waitFor(async () => expect(await field()).toHaveValue(""));
  expect(server.sent).toHaveLength(1);

  await user.type(await field(), "And hail?{Control>}{Enter}{/Control}");
  await waitFor(() => expect(server.sent).toHaveLength(2));
  await waitFor(async () => expect(await field()).toHaveValue(""));
});

it("keeps what was written when sending fails, and sends it again under the same key until it is changed", async () => {
  const { user, replies, requests } = open(aThread(), { more: { "POST /threads/7": networkGone } });
  const keys = () =>
    requests
      .filter(({ method, path }) => method === "POST" && path === "/threads/7")
      .map(({ body }) => (body as { key: string }).key);
  await user.click(await field());
  await user.paste("Is the roof covered?");
  await user.click(await sendButton());
  expect(await screen.findByText(/connection/)).toBeInTheDocument();
  expect(await field()).toHaveValue("Is the roof covered?");
  await user.click(await sendButton());
  await waitFor(() => expect(keys()).toHaveLength(2));

  Object.assign(replies, aServer(aThread()).replies);
  await user.click(await field());
  await user.paste(" And hail?");
  await user.click(await sendButton());
  await waitFor(async () => expect(await field()).toHaveValue(""));
  const [first, same, changed] = keys();
  expect(same).toBe(first);
  expect(changed).not.toBe(first);
});

it("refuses an empty message and one that is too long, says before and after sending what is hidden, and ends after a question", async () => {
  const { user, server } = open(aThread());
  await user.click(await screen.findByRole("button", { name: "Send" }));
  expect(await field()).toBeInvalid();
  await user.click(await field());
  await user.paste("x".repeat(2001));
  expect(screen.getByText("1 character too many")).toBeInTheDocument();
  await user.click(await sendButton());
  expect(await field()).toHaveValue("x".repeat(2001));
  expect(server.sent).toEqual([]);
  await user.clear(await field());
  await user.click(await field());
  await user.paste("Call 512-555-0199");
  expect(
    screen.getByText("This will be hidden when you send it: “512-555-0199”"),
  ).toBeInTheDocument();
  expect(screen.getByText(/gets your contact details once/)).toBeInTheDocument();
  await user.click(await sendButton());
  expect(await screen.findByText("Sent. This was hidden: “512-555-0199”")).toBeInTheDocument();
  await user.type(await field(), "N");
  expect(screen.queryByText(/This was hidden/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "End these messages" }));
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "End these messages" }));
  expect(await screen.findByText(/You ended these messages/)).toBeInTheDocument();
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("says what failed, reads again on request, and leads back where there is no such thread", async () => {
  const { user, replies } = open(aThread(), { more: { "GET /threads/7": refusal(500) } });
  const again = await screen.findByRole("button", { name: "Try again" });
  replies["GET /threads/7"] = refusal(404, ["not-found"]);
  await user.click(again);
  expect(await screen.findByText("We couldn’t find these messages")).toBeInTheDocument();
  const [back] = screen.getAllByRole("link", { name: /Back to my quotes/ });
  expect(back).toHaveAttribute("href", "/profile/my-quotes");
});

it("shows what could not be sent any more where the other one ended it meanwhile", async () => {
  const { user, server } = open(aThread(), {
    more: { "POST /threads/7": refusal(409, ["thread-ended"]) },
  });
  await user.click(await field());
  await user.paste("One more question");
  server.thread = { ...server.thread, ended: "other" };
  await user.click(await sendButton());
  expect(await screen.findByText(/Abe Whitfield ended these messages/)).toBeInTheDocument();
  expect(screen.getByText("One more question")).toBeInTheDocument();
});

it.each([
  ["removed", /quote was removed/],
  ["otherChosen", /Another agent was chosen and has paid/],
  ["us", /Quotehaven ended these messages/],
  ["gone", /other account is gone/],
] as const)("says why it is over: %s", async (ended, words) => {
  open(aThread({ ended, messages: [aMessage()] }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it("reports a message with a reason, and reads more of a long thread on request", async () => {
  const messages = [
    aMessage({ isOwn: true }),
    aMessage({ id: 2, isReported: true }),
    aMessage({ id: 5 }),
  ];
  const { user, requests } = open(aThread({ messages, count: 60 }));
  expect(await screen.findByText("You reported this message")).toBeInTheDocument();
  // One's own message cannot be reported, nor one that is reported already.
  await user.click(await screen.findByRole("button", { name: /^Report message of/ }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Report" }));
  expect(requests.some(({ path }) => path.endsWith("/reports"))).toBe(false);
  await user.click(within(dialog).getByRole("radio", { name: "It looks like fraud" }));
  await user.click(within(dialog).getByRole("button", { name: "Report" }));
  expect(await screen.findByText("Thank you. We will look at it.")).toBeInTheDocument();
  expect(requests.find(({ path }) => path.endsWith("/reports"))?.body).toMatchObject({
    messageId: 5,
    reason: "fraud",
  });
  await user.click(screen.getByRole("button", { name: "Show earlier messages" }));
  await waitFor(() =>
    expect(requests.filter(({ method }) => method === "GET").at(-1)?.params.limit).toBe(100),
  );
});

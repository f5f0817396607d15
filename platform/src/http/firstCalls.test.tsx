import { jest } from "@jest/globals";
import { reply, replyAdapter, type RecordedRequest, type Replies } from "../testing/replies";
import { askFirst, REQUEST_TIMEOUT_MS } from "./firstCalls";
import { request, setRequestAdapter, setRequestLanguage } from "./request";
import { serverNow } from "./serverClock";

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };

let fetched: [string, RequestInit | undefined][] = [];
let asked: RecordedRequest[] = [];
const browserFetch = globalThis.fetch;

/** What the network answers the page's own calls; nothing where there is no answer. */
function theNetworkAnswers(answers: Record<string, Answer>) {
  globalThis.fetch = async (input, init) => {
    const address = String(input);
    fetched.push([address, init]);
    const answer = answers[address.replace(/[?&]sid=.*/, "")];
    if (!answer) throw new TypeError("Failed to fetch");
    const { status = 200, body = {}, headers = {} } = answer;
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return { status, headers: new Map(Object.entries(headers)), text: async () => text } as never;
  };
}

function axiosAnswers(replies: Replies) {
  setRequestAdapter(replyAdapter(replies, asked));
}

beforeEach(() => {
  [fetched, asked] = [[], []];
  localStorage.clear();
  localStorage.setItem("sid", "s-1");
  delete window.quotehavenFirstCalls;
  setRequestLanguage("en");
  axiosAnswers({ "GET /quotes": { from: "axios" } });
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => {
  globalThis.fetch = browserFetch;
  jest.restoreAllMocks();
});

it("asks as the person and in the language of the page, and the answer is not asked for again", async () => {
  theNetworkAnswers({ "/api/quotes": { body: { from: "page" }, headers: { etag: '"v1"' } } });
  askFirst(["/quotes"], "en");
  expect(fetched).toEqual([
    [
      "/api/quotes?sid=s-1",
      expect.objectContaining({
        headers: { Accept: "application/json", "Accept-Language": "en" },
      }),
    ],
  ]);
  const first = await request({ url: "/quotes" });
  expect(first).toEqual({ status: 200, data: { from: "page" }, headers: { etag: '"v1"' } });
  expect(asked).toEqual([]);
});

it("answers the next call afresh", async () => {
  theNetworkAnswers({ "/api/quotes": { body: { from: "page" } } });
  askFirst(["/quotes"], "en");
  await request({ url: "/quotes" });
  expect((await request({ url: "/quotes" })).data).toEqual({ from: "axios" });
});

it("asks nothing where nobody is signed in", () => {
  localStorage.removeItem("sid");
  theNetworkAnswers({});
  askFirst(["/quotes"], "en");
  expect(fetched).toEqual([]);
  expect(window.quotehavenFirstCalls).toBeUndefined();
});

it("knows a call by what it asks for, in whatever order", async () => {
  theNetworkAnswers({ "/api/quotes?limit=3&offset=0": { body: { from: "page" } } });
  askFirst(["/quotes?limit=3&offset=0"], "en");
  const other = await request({ url: "/quotes", params: { offset: 3, limit: 3 } });
  const same = await request({ url: "/quotes", params: { offset: 0, limit: 3, type: undefined } });
  expect([other.data, same.data]).toEqual([{ from: "axios" }, { from: "page" }]);
});

it.each([
  ["somebody else is signed in since", () => localStorage.setItem("sid", "s-2")],
  ["the page speaks another language since", () => setRequestLanguage("es")],
  [
    "it is old",
    () => {
      const now = performance.now();
      jest.spyOn(performance, "now").mockReturnValue(now + REQUEST_TIMEOUT_MS);
    },
  ],
])("gives no answer where %s", async (_what, happens) => {
  theNetworkAnswers({ "/api/quotes": { body: { from: "page" } } });
  askFirst(["/quotes"], "en");
  happens();
  expect((await request({ url: "/quotes" })).data).toEqual({ from: "axios" });
});

it("gives no answer of before a change", async () => {
  theNetworkAnswers({ "/api/quotes": { body: { from: "page" } } });
  axiosAnswers({ "POST /quotes": {}, "GET /quotes": { from: "axios" } });
  askFirst(["/quotes"], "en");
  await request({ url: "/quotes", method: "POST" });
  expect((await request({ url: "/quotes" })).data).toEqual({ from: "axios" });
});

it("keeps the answers about other things when notifications were seen", async () => {
  theNetworkAnswers({
    "/api/quotes": { body: { from: "page" } },
    "/api/notifications": { body: { from: "page" } },
  });
  axiosAnswers({ "POST /notifications/seen": {}, "GET /notifications": { from: "axios" } });
  askFirst(["/quotes", "/notifications"], "en");
  await request({ url: "/notifications/seen", method: "POST" });
  expect((await request({ url: "/quotes" })).data).toEqual({ from: "page" });
  expect((await request({ url: "/notifications" })).data).toEqual({ from: "axios" });
});

it("asks again where no answer came", async () => {
  theNetworkAnswers({});
  askFirst(["/quotes"], "en");
  expect((await request({ url: "/quotes" })).data).toEqual({ from: "axios" });
});

it("takes a refusal for one, also from a server that does not speak JSON", async () => {
  theNetworkAnswers({
    "/api/quotes": { status: 403, body: { message: "No", data: ["not-yours"] } },
    "/api/leads": { status: 502, body: "<html>" },
  });
  askFirst(["/quotes", "/leads"], "en");
  await expect(request({ url: "/quotes" })).rejects.toMatchObject({
    status: 403,
    codes: ["not-yours"],
  });
  await expect(request({ url: "/leads" })).rejects.toMatchObject({ status: 502, codes: [] });
});

it("tells time by when the answer came, not by when somebody wanted it", async () => {
  const date = "Thu, 01 Jan 2026 00:00:00 GMT";
  theNetworkAnswers({ "/api/quotes": { headers: { date } } });
  askFirst(["/quotes"], "en");
  await window.quotehavenFirstCalls?.calls.get("/quotes")?.reply;
  const later = Date.now() + 60_000;
  jest.spyOn(Date, "now").mockReturnValue(later);
  await request({ url: "/quotes" });
  expect(Math.abs(serverNow() - Date.parse(date) - 60_000)).toBeLessThan(5_000);
  jest.restoreAllMocks();
  axiosAnswers({ "GET /quotes": reply(200, {}, { date: new Date().toUTCString() }) });
  await request({ url: "/quotes" });
});

import { jest } from "@jest/globals";
import { AxiosError, type InternalAxiosRequestConfig } from "axios";
import { events } from "../events/events";
import {
  networkGone,
  refusal,
  reply,
  replyAdapter,
  type RecordedRequest,
  type Replies,
} from "../testing/replies";
import { isApiError, type ApiError } from "./ApiError";
import { isTransientFailure } from "./isTransientFailure";
import { forgetKnownReplies, request, setRequestAdapter, setRequestLanguage } from "./request";
import { noteServerTime, serverNow } from "./serverClock";
import { storedSid } from "./sid";

let requests: RecordedRequest[] = [];

function answerWith(replies: Replies) {
  requests = [];
  setRequestAdapter(replyAdapter(replies, requests));
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
  throw new Error("The call succeeded.");
}

function hearLostSessions() {
  const heard = jest.fn();
  const undo = events.on("sessionLost", heard);
  return { heard, undo };
}

beforeEach(() => {
  localStorage.clear();
  setRequestLanguage("en");
});

it("adds the session id as a query parameter while one is stored, and no other", async () => {
  localStorage.setItem("sid", "s-1");
  answerWith({ "GET /user/profile": {} });
  await request({ url: "/user/profile", params: { a: 1, sid: "s-2" } });
  localStorage.clear();
  await request({ url: "/user/profile" });
  expect(requests.map(({ params }) => params)).toEqual([{ a: 1, sid: "s-1" }, {}]);
});

it("turns a refusal into its status, codes, message and request id, and no answer into status 0", async () => {
  setRequestLanguage("es");
  answerWith({ "POST /x": refusal(409, ["already-quoted"], "Too late"), "GET /x": networkGone });
  const failure = await failureOf(request({ url: "/x", method: "POST", body: {} }));
  expect(failure).toMatchObject({
    status: 409,
    codes: ["already-quoted"],
    message: "Too late",
    requestId: "req-test",
    body: { message: "Too late", data: ["already-quoted"] },
  });
  expect(requests[0]?.headers["Accept-Language"]).toBe("es");
  const lost = await failureOf(request({ url: "/x" }));
  expect(lost).toMatchObject({ status: 0, codes: [], message: "" });
  expect(lost).toHaveProperty("cause", expect.any(AxiosError));
});

it("asks below /api for JSON, with a GET unless it says otherwise, and sends what it is given", async () => {
  const asked: InternalAxiosRequestConfig[] = [];
  requests = [];
  const answer = replyAdapter({ "GET /x": {}, "PUT /x": {} }, requests);
  setRequestAdapter((config) => {
    asked.push(config);
    return answer(config);
  });
  const { signal } = new AbortController();
  await request({ url: "/x", signal });
  await request({ url: "/x", method: "PUT", body: { a: 1 }, headers: { "If-None-Match": '"v1"' } });
  expect(asked.map(({ baseURL, timeout }) => [baseURL, timeout])).toEqual([
    ["/api", 20_000],
    ["/api", 20_000],
  ]);
  expect(asked[0]?.signal).toBe(signal);
  expect(requests.map(({ method, body }) => [method, body])).toEqual([
    ["GET", undefined],
    ["PUT", { a: 1 }],
  ]);
  expect(requests[1]?.headers).toMatchObject({
    Accept: "application/json",
    "Accept-Language": "en",
    "If-None-Match": '"v1"',
  });
});

it("gives the reply with its status and headers, also an unchanged one; one from elsewhere is a failure", async () => {
  answerWith({
    "GET /x": reply(201, { a: 1 }, { ETag: '"v1"' }),
    "GET /same": reply(304, ""),
    "GET /moved": reply(302, ""),
    "GET /few": reply(300),
  });
  const headers = { etag: '"v1"' };
  expect(await request({ url: "/x" })).toEqual({ status: 201, data: { a: 1 }, headers });
  expect((await request({ url: "/same" })).status).toBe(304);
  expect((await failureOf(request({ url: "/moved" }))).status).toBe(302);
  expect((await failureOf(request({ url: "/few" }))).status).toBe(300);
});

it.each([
  ["a number of seconds", "17", 17],
  ["a date", "Thu, 01 Jan 2026 00:00:00 GMT", undefined],
  ["nothing", "", undefined],
  ["at once", "0", 0],
])("reads a wait that is %s", async (_what, retryAfter, seconds) => {
  answerWith({ "GET /x": reply(503, {}, { "retry-after": retryAfter }) });
  expect((await failureOf(request({ url: "/x" }))).retryAfterSeconds).toBe(seconds);
});

it("takes for codes and sentences only what is one", async () => {
  answerWith({
    "GET /x": reply(422, { message: { en: "No" }, data: ["email", 7, null] }),
    "GET /y": reply(422, { message: "No", data: { code: "email" } }),
    "GET /z": reply(502, "<html>Bad gateway</html>"),
  });
  expect(await failureOf(request({ url: "/x" }))).toMatchObject({ codes: ["email"], message: "" });
  expect(await failureOf(request({ url: "/y" }))).toMatchObject({ codes: [], message: "No" });
  expect(await failureOf(request({ url: "/z" }))).toMatchObject({ codes: [], message: "" });
});

it("tells of no lost session when something else is refused than the session", async () => {
  localStorage.setItem("sid", "s-1");
  const { heard, undo } = hearLostSessions();
  answerWith({
    "GET /x": refusal(403),
    "GET /y": networkGone,
    "POST /auth/login": refusal(401),
    "GET /z": refusal(401),
  });
  await failureOf(request({ url: "/x" }));
  await failureOf(request({ url: "/y" }));
  await failureOf(request({ url: "/auth/login", method: "POST", body: {} }));
  localStorage.clear();
  await failureOf(request({ url: "/z" }));
  undo();
  expect(heard).not.toHaveBeenCalled();
});

it("tells which session was lost: the one that was asked with, not one that came since", async () => {
  localStorage.setItem("sid", "s-1");
  const { heard, undo } = hearLostSessions();
  answerWith({
    "GET /x": () => {
      localStorage.setItem("sid", "s-2");
      return refusal(401);
    },
  });
  await failureOf(request({ url: "/x" }));
  undo();
  expect(heard.mock.calls).toEqual([[{ sid: "s-1" }]]);
});

it("asks only whether a list changed, page by page, and never with what another session read", async () => {
  let version = 1;
  answerWith({
    "GET /list": ({ headers }: RecordedRequest) =>
      headers["If-None-Match"] === `"v${version}"`
        ? reply(304, "")
        : reply(200, [version], { etag: `"v${version}"` }),
  });
  const read = async (offset: number) =>
    (await request({ url: "/list", params: { offset }, conditional: true })).data;
  expect([await read(0), await read(0), await read(10)]).toEqual([[1], [1], [1]]);
  version = 2;
  expect([await read(0), await read(0)]).toEqual([[2], [2]]);
  localStorage.setItem("sid", "s-2");
  await read(0);
  forgetKnownReplies();
  await read(0);
  await request({ url: "/list" });
  const asked = requests.map(({ headers }) => headers["If-None-Match"]);
  const none = undefined;
  expect(asked).toEqual([none, '"v1"', none, '"v1"', '"v2"', none, none, none]);
});

it("has no session id where the browser gives no storage", () => {
  const storage = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(storedSid()).toBeNull();
  storage.mockRestore();
});

const failed = (status: number) => ({ status, codes: [], message: "" });

it.each([0, 408, 429, 500, 503])("takes a %s for a failure of the moment", (status) => {
  expect(isTransientFailure(failed(status))).toBe(true);
});

it.each([400, 401, 409, 422, 499])("takes a %s for an answer about what was sent", (status) => {
  expect(isTransientFailure(failed(status))).toBe(false);
});

it("takes this browser's time until the server tells its own, by a date that can be read", () => {
  const here = Date.parse("2030-01-01T00:00:00Z");
  jest.useFakeTimers({ now: here });
  expect(serverNow()).toBe(here);
  for (const date of ["Thu, 01 Jan 2026 00:00:00 GMT", undefined, "", "yesterday"]) {
    noteServerTime(date);
    expect(serverNow()).toBe(Date.parse("2026-01-01T00:00:00Z"));
  }
  jest.advanceTimersByTime(90_000);
  expect(serverNow()).toBe(Date.parse("2026-01-01T00:01:30Z"));
  jest.useRealTimers();
});

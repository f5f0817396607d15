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
import { request, setRequestAdapter, setRequestLanguage } from "./request";
import { serverNow } from "./serverClock";

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

it("adds the stored session id as a query parameter", async () => {
  localStorage.setItem("sid", "s-1");
  answerWith({ "GET /user/profile": {} });
  await request({ url: "/user/profile", params: { a: 1 } });
  expect(requests[0]?.params).toEqual({ a: 1, sid: "s-1" });
});

it("adds no session id when there is none", async () => {
  answerWith({ "GET /insurance-types": {} });
  await request({ url: "/insurance-types" });
  expect(requests[0]?.params).toEqual({});
});

it("says which language the person reads", async () => {
  answerWith({ "GET /x": {} });
  setRequestLanguage("es");
  await request({ url: "/x" });
  expect(requests[0]?.headers["Accept-Language"]).toBe("es");
});

it("turns a refusal into its status, codes, message and request id", async () => {
  answerWith({ "POST /x": refusal(409, ["already-quoted"], "Too late") });
  const failure = await failureOf(request({ url: "/x", method: "POST", body: {} }));
  expect(failure).toMatchObject({
    status: 409,
    codes: ["already-quoted"],
    message: "Too late",
    requestId: "req-test",
  });
});

it("keeps the whole body of a refusal", async () => {
  answerWith({ "POST /x": reply(402, { message: "", data: [], price: 49 }) });
  const failure = await failureOf(request({ url: "/x", method: "POST" }));
  expect(failure.body).toMatchObject({ price: 49 });
});

it("says how long to wait after too many requests", async () => {
  answerWith({ "GET /x": reply(429, { message: "", data: [] }, { "retry-after": "17" }) });
  expect(await failureOf(request({ url: "/x" }))).toMatchObject({ retryAfterSeconds: 17 });
});

it("has status 0 where no answer came", async () => {
  answerWith({ "GET /x": networkGone });
  const failure = await failureOf(request({ url: "/x" }));
  expect(failure).toMatchObject({ status: 0, codes: [], message: "" });
  expect(failure).toHaveProperty("cause", expect.any(AxiosError));
});

it("survives an error page that is no JSON", async () => {
  answerWith({ "GET /x": reply(502, "<html>Bad gateway</html>") });
  expect(await failureOf(request({ url: "/x" }))).toMatchObject({
    status: 502,
    codes: [],
    message: "",
  });
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

it("has status 0 where the answer takes longer than the time limit", async () => {
  setRequestAdapter((config) =>
    Promise.reject(new AxiosError("timeout of 20000ms exceeded", AxiosError.ECONNABORTED, config)),
  );
  expect(await failureOf(request({ url: "/x" }))).toMatchObject({ status: 0, codes: [] });
});

it("does not let a caller send another session id than the stored one", async () => {
  localStorage.setItem("sid", "s-1");
  answerWith({ "GET /x": {} });
  await request({ url: "/x", params: { sid: "s-2" } });
  expect(requests[0]?.params.sid).toBe("s-1");
});

it("gives the reply with its status, and its headers by names in small letters", async () => {
  answerWith({ "GET /x": reply(201, { a: 1 }, { ETag: '"v1"' }) });
  expect(await request({ url: "/x" })).toEqual({
    status: 201,
    data: { a: 1 },
    headers: { etag: '"v1"' },
  });
});

it("takes an unchanged reply for one, and a page that is elsewhere for a failure", async () => {
  answerWith({ "GET /same": reply(304, ""), "GET /moved": reply(302, ""), "GET /few": reply(300) });
  expect((await request({ url: "/same" })).status).toBe(304);
  expect((await failureOf(request({ url: "/moved" }))).status).toBe(302);
  expect((await failureOf(request({ url: "/few" }))).status).toBe(300);
});

it("learns the server's time from its replies", async () => {
  answerWith({ "GET /x": reply(200, {}, { date: "Thu, 01 Jan 2026 00:00:00 GMT" }) });
  await request({ url: "/x" });
  expect(Math.abs(serverNow() - Date.parse("2026-01-01T00:00:00Z"))).toBeLessThan(10_000);
  answerWith({ "GET /x": reply(200, {}, { date: new Date().toUTCString() }) });
  await request({ url: "/x" });
});

it.each([
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
    "GET /z": reply(422, null),
  });
  expect(await failureOf(request({ url: "/x" }))).toMatchObject({ codes: ["email"], message: "" });
  expect(await failureOf(request({ url: "/y" }))).toMatchObject({ codes: [], message: "No" });
  expect(await failureOf(request({ url: "/z" }))).toMatchObject({ codes: [], message: "" });
});

it("tells of no lost session when something else is refused than the session", async () => {
  localStorage.setItem("sid", "s-1");
  const { heard, undo } = hearLostSessions();
  answerWith({ "GET /x": refusal(403), "GET /y": networkGone });
  await failureOf(request({ url: "/x" }));
  await failureOf(request({ url: "/y" }));
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

it("asks as nobody where the browser shuts its storage", async () => {
  const shut = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("shut", "SecurityError");
  });
  answerWith({ "GET /x": {} });
  await request({ url: "/x" });
  shut.mockRestore();
  expect(requests[0]?.params).toEqual({});
});

it("tells of a lost session when the server refuses the session id", async () => {
  localStorage.setItem("sid", "s-1");
  const { heard, undo } = hearLostSessions();
  answerWith({ "GET /x": refusal(401) });
  await failureOf(request({ url: "/x" }));
  undo();
  expect(heard).toHaveBeenCalledWith({ sid: "s-1" });
});

it("tells of no lost session when the call carried none", async () => {
  const { heard, undo } = hearLostSessions();
  answerWith({ "GET /x": refusal(401) });
  await failureOf(request({ url: "/x" }));
  undo();
  expect(heard).not.toHaveBeenCalled();
});

it("tells of no lost session when a sign-in is refused", async () => {
  localStorage.setItem("sid", "s-1");
  const { heard, undo } = hearLostSessions();
  answerWith({ "POST /auth/login": refusal(401) });
  await failureOf(request({ url: "/auth/login", method: "POST", body: {} }));
  undo();
  expect(heard).not.toHaveBeenCalled();
});

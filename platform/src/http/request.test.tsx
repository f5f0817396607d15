import { jest } from "@jest/globals";
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
  expect(await failureOf(request({ url: "/x" }))).toMatchObject({ status: 0, codes: [] });
});

it("survives an error page that is no JSON", async () => {
  answerWith({ "GET /x": reply(502, "<html>Bad gateway</html>") });
  expect(await failureOf(request({ url: "/x" }))).toMatchObject({
    status: 502,
    codes: [],
    message: "",
  });
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

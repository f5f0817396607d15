import { notificationsReply } from "@quotehaven/contract/wire";
import { setRequestAdapter } from "../http/request";
import { notificationsApi } from "../notifications/notificationsApi";
import { refusal, reply, replyAdapter, type RecordedRequest } from "../testing/replies";
import { api } from "./api";
import { forgetKnownReplies } from "./baseQuery";
import { createPlatformStore } from "./createPlatformStore";

const list = notificationsReply.encode({
  items: [
    {
      id: 1,
      isSeen: false,
      createdAt: "2026-01-05T10:00:00Z",
      kind: "quoteToReview",
      name: "new-quote",
      firstName: "Ann",
    },
  ],
  count: 1,
  unseen: 1,
});
const page = { limit: 3, offset: 0 };

function answerByEtag(requests: RecordedRequest[]) {
  return replyAdapter(
    {
      "GET /notifications": ({ headers }: RecordedRequest) =>
        headers["If-None-Match"] === '"v1"' ? reply(304, "") : reply(200, list, { etag: '"v1"' }),
    },
    requests,
  );
}

const testApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    plainThings: build.query<unknown, void>({ query: () => ({ url: "/things" }) }),
    comparedThings: build.query<unknown, number>({
      query: (offset) => ({ url: "/things", params: { offset }, conditional: true }),
    }),
  }),
});
const { plainThings, comparedThings } = testApi.endpoints;

async function readTwice(between: () => void = () => undefined) {
  const requests: RecordedRequest[] = [];
  setRequestAdapter(answerByEtag(requests));
  const store = createPlatformStore();
  const read = () =>
    store.dispatch(notificationsApi.endpoints.notifications.initiate(page, { forceRefetch: true }));
  await read();
  between();
  const second = await read();
  return { requests, second };
}

beforeEach(() => {
  localStorage.setItem("sid", "s-1");
  forgetKnownReplies();
});

it("takes a newer list with the version that it has now", async () => {
  const requests: RecordedRequest[] = [];
  let version = 0;
  const newer = () => {
    version += 1;
    return reply(200, [version], { etag: `"v${version}"` });
  };
  setRequestAdapter(replyAdapter({ "GET /things": newer }, requests));
  const store = createPlatformStore();
  const read = () => store.dispatch(comparedThings.initiate(0, { forceRefetch: true }));
  expect([(await read()).data, (await read()).data, (await read()).data]).toEqual([[1], [2], [3]]);
  expect(requests[2]?.headers["If-None-Match"]).toBe('"v2"');
});

it("never compares with what another session read", async () => {
  const { requests } = await readTwice(() => localStorage.setItem("sid", "s-2"));
  expect(requests[1]?.headers["If-None-Match"]).toBeUndefined();
});

/** Reads these in turn; gives with which version each was compared. */
async function versionsAsked(
  reads: readonly ("plain" | number)[],
  headers: Record<string, string> = { etag: '"v1"' },
) {
  const requests: RecordedRequest[] = [];
  setRequestAdapter(replyAdapter({ "GET /things": reply(200, [1], headers) }, requests));
  const store = createPlatformStore();
  const options = { forceRefetch: true };
  for (const read of reads) {
    if (read === "plain") await store.dispatch(plainThings.initiate(undefined, options));
    else await store.dispatch(comparedThings.initiate(read, options));
  }
  return requests.map((each) => each.headers["If-None-Match"]);
}

it("compares each page of a list with itself alone", async () => {
  expect(await versionsAsked([0, 3, 0])).toEqual([undefined, undefined, '"v1"']);
});

it("keeps the failure of a call as plain data, with the name of the call", async () => {
  setRequestAdapter(replyAdapter({ "GET /things": refusal(409, ["taken"], "Too late") }, []));
  const { error } = await createPlatformStore().dispatch(plainThings.initiate());
  expect(error).toEqual({
    status: 409,
    codes: ["taken"],
    message: "Too late",
    requestId: "req-test",
    retryAfterSeconds: undefined,
    body: { message: "Too late", data: ["taken"] },
    call: "plainThings",
  });
});

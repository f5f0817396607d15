import { notificationsReply } from "@quotehaven/contract/wire";
import { setRequestAdapter } from "../http/request";
import { notificationsApi } from "../notifications/notificationsApi";
import { reply, replyAdapter, type RecordedRequest } from "../testing/replies";
import { forgetKnownReplies } from "./baseQuery";
import { createPlatformStore } from "../page/createPlatformStore";

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

it("asks for an unchanged list only whether it changed, and keeps it", async () => {
  const { requests, second } = await readTwice();
  expect(requests[1]?.headers["If-None-Match"]).toBe('"v1"');
  expect(second.data?.items[0]?.firstName).toBe("Ann");
});

it("never compares with what another session read", async () => {
  const { requests } = await readTwice(() => localStorage.setItem("sid", "s-2"));
  expect(requests[1]?.headers["If-None-Match"]).toBeUndefined();
});

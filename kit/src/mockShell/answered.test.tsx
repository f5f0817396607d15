import { refusal, type RecordedRequest } from "@quotehaven/platform/testing";
import { answered } from "./answered";

const asked: RecordedRequest = { method: "GET", path: "/a", params: {}, body: null, headers: {} };

async function answerOf(reply: unknown, how: Parameters<typeof answered>[1]): Promise<unknown> {
  const made = answered({ "GET /a": reply }, how)["GET /a"];
  return typeof made === "function" ? made(asked) : made;
}

it("answers as the replies say, also those that are made when they are asked for", async () => {
  expect(await answerOf({ data: [1] }, "ok")).toEqual({ data: [1] });
  expect(await answerOf(async ({ path }: RecordedRequest) => [path], "ok")).toEqual(["/a"]);
});

it("leaves nothing in any list where the API is to be empty", async () => {
  const body = { data: { items: [1, 2], total: 2 }, name: "x" };
  expect(await answerOf(body, "empty")).toEqual({ data: { items: [], total: 2 }, name: "x" });
  expect(await answerOf([1], "empty")).toEqual([]);
  expect(await answerOf(refusal(404), "empty")).toEqual(refusal(404));
});

it("refuses everything where the API is to fail", async () => {
  expect(await answerOf({ data: [1] }, "error")).toEqual(refusal(500));
});

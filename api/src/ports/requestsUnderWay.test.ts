import { ServerResponse, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { countRequests, type RequestsUnderWay } from "./requestsUnderWay";

const aResponse = () => new ServerResponse(new IncomingMessage(new Socket()));
const LONG_MS = 60_000;

/** Whether none is under way by now. */
async function isQuiet(requests: RequestsUnderWay): Promise<boolean> {
  let isOver = false;
  void requests.none(LONG_MS).then(() => (isOver = true));
  await pause(20);
  return isOver;
}

describe("what gives way to requests", () => {
  it("goes on at once while there is none, or once the last of them is answered", async () => {
    const requests = countRequests();
    expect(await isQuiet(requests)).toBe(true);
    const responses = [aResponse(), aResponse()];
    responses.forEach((response) => requests.add(response));
    responses[0]?.emit("close");
    expect(await isQuiet(requests)).toBe(false);
    responses[1]?.emit("close");
    await requests.none(LONG_MS);
  });

  it("goes on after a while, however many there are", async () => {
    const requests = countRequests();
    requests.add(aResponse());
    const startedAt = performance.now();
    await requests.none(50);
    expect(performance.now() - startedAt).toBeGreaterThan(45);
  });
});

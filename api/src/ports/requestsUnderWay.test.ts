import { ServerResponse, IncomingMessage } from "node:http";
import { connect, Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { testApp } from "../testing";
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

describe("a server's requests", () => {
  it("are counted until they are answered, or who asked has gone", async () => {
    const t = await testApp();
    try {
      const { requests } = t.deps;
      await t.anyone().get("/health/live");
      expect(await isQuiet(requests)).toBe(true);

      const { port } = Object(t.app.server.address());
      const caller = connect(port, "127.0.0.1");
      caller.on("error", () => {});
      caller.write(
        "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
      );
      while (await isQuiet(requests)) await pause(5);
      caller.destroy();
      await requests.none(LONG_MS);
    } finally {
      await t.close();
    }
  });
});

import { mkdtemp, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "node:net";
import { testApp, type TestApp } from "../testing";
import { askRunning, serveOperator } from "./operatorSocket";

let t: TestApp;
let folder: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  t = await testApp();
  folder = await mkdtemp(join(tmpdir(), "quotehaven-operator-"));
  stop = await serveOperator(t.deps, folder);
});
afterAll(async () => {
  await stop();
  await t.close();
});

describe("the operator's command while a process owns the database", () => {
  it("is done by that process", async () => {
    expect(await askRunning(folder, ["account", "list"])).toEqual({
      text: "There is no operator. Make one: operator account add EMAIL",
      isDone: true,
    });
    expect(await askRunning(folder, ["account", "link", "o@example.com"])).toEqual({
      text: "There is no operator o@example.com.",
      isDone: false,
    });
  });

  it("is heard from the process's own user alone", async () => {
    expect((await stat(join(folder, "operator.sock"))).mode & 0o777).toBe(0o600);
  });

  it("finds nobody where no process works", async () => {
    expect(await askRunning(join(folder, "elsewhere"), ["account", "list"])).toBeNull();
  });

  it("is not disturbed by what is no command", async () => {
    const socket = connect(join(folder, "operator.sock"));
    socket.on("error", () => {});
    await new Promise<void>((resolve) => {
      socket.once("close", () => resolve());
      socket.end("{ no command");
    });
    expect((await askRunning(folder, ["account", "list"]))?.isDone).toBe(true);
  });

  it("takes the place of what a killed process left", async () => {
    await stop();
    stop = await serveOperator(t.deps, folder);
    const again = await serveOperator(t.deps, folder);
    expect((await askRunning(folder, ["account", "list"]))?.isDone).toBe(true);
    await again();
  });
});

import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { jest } from "@jest/globals";
import { assertPortsFree } from "./assertPortsFree";
import { start } from "./start";

const root = resolve(import.meta.dirname, "..", "..");
const host = "127.0.0.1";

let folder: string;
let taken: number;
const server = createServer();
const portOf = (of: typeof server) => (of.address() as AddressInfo).port;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotehaven-ports-"));
  await once(server.listen(0, host), "listening");
  taken = portOf(server);
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** What chooses these ports, and folders of the test's own. */
const envOf = (ports: Record<string, number>) => ({
  ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  HOST: host,
  DATA_DIR: join(folder, "data"),
  RELEASE_STORE: join(folder, "releases"),
});

const free = { PORT: 0, SANDBOX_PORT: 0, SANDBOX_SMTP_PORT: 0 };

it.each(Object.keys(free))(
  "ends npm start in a sentence where the port of %s is taken",
  async (variable) => {
    jest.useFakeTimers({ doNotFake: ["nextTick"] });
    const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
    await start(envOf({ ...free, [variable]: taken }));
    expect(said.mock.calls).toEqual([[`Port ${taken} is taken. Set ${variable} to use another.`]]);
    expect(process.exitCode).toBe(1);
    expect(await readdir(folder)).toEqual([]);
    said.mockRestore();
    jest.useRealTimers();
    process.exitCode = undefined;
  },
);

it("ends npm run dev in a sentence where the port of a remote is taken", async () => {
  const env = { PATH: process.env.PATH, ...envOf({ ...free, PORT: taken - 4 }) };
  const dev = ["--import", "tsx", "local/src/dev.ts"];
  const ended = promisify(execFile)(process.execPath, dev, { cwd: root, env });
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stderr: `Port ${taken} is taken. Set PORT to use another.\n`,
  });
});

it("refuses a port that is named twice, and leaves every port free", async () => {
  const other = createServer();
  await once(other.listen(0, host), "listening");
  const port = { port: portOf(other), host, variable: "PORT" };
  other.close();
  const twice = [port, { ...port, variable: "SANDBOX_PORT" }];
  await expect(assertPortsFree(twice)).rejects.toThrow("Set SANDBOX_PORT to use another.");
  await assertPortsFree([port]);
});

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { aCollector } from "./testing/aCollector";
import { freePort } from "./testing/freePort";
import { preparedDataDir } from "./testing/testDatabase";

/** The server as it is deployed: its folder alone, with the packages it lists. */
let artefact: string;

const inApi = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

type Running = { process: ChildProcess; port: number };
const started: ChildProcess[] = [];
const folders: string[] = [];
let collector: Awaited<ReturnType<typeof aCollector>>;
/** Where nobody takes traces, on data that is there. */
let prepared: Running;
/** Where a collector takes them, on data that it makes itself while the other one is looked at. */
let fresh: Promise<Running>;

beforeAll(async () => {
  execFileSync(process.execPath, [inApi("build/build.mjs")]);
  artefact = await mkdtemp(join(tmpdir(), "quotehaven-artefact-"));
  await cp(inApi("dist"), artefact, { recursive: true });
  const { dependencies } = JSON.parse(await readFile(join(artefact, "package.json"), "utf8"));
  const isSdk = (name: string) => /^@opentelemetry\/(?!api$)/.test(name);
  const names = Object.keys(dependencies);
  await install(names.filter((name) => !isSdk(name)));
  collector = await aCollector();
  prepared = await aProcess(await preparedDataDir());
  await install(names.filter(isSdk));
  fresh = aProcess(await mkdtemp(join(tmpdir(), "quotehaven-main-")), {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_SERVICE_NAME: "quotehaven-here",
  });
});
afterAll(async () => {
  for (const process of started) process.kill("SIGKILL");
  await collector.close();
  for (const folder of [artefact, ...folders]) await rm(folder, { recursive: true, force: true });
});

/** Puts packages beside the artefact. */
async function install(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const link = join(artefact, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(inApi(`../node_modules/${name}`), link);
  }
}

/** The API as a process of its own, once it is ready. */
async function aProcess(dataDir: string, env: Record<string, string> = {}): Promise<Running> {
  folders.push(dataDir);
  const port = await freePort();
  const api = spawn(process.execPath, ["main.mjs"], {
    cwd: artefact,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      SEED_DEMO: "false",
      ...env,
    },
    stdio: "ignore",
  });
  started.push(api);
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) await sleep(50);
  return { process: api, port };
}

/** A request of which all but the last byte was sent. */
function halfSent(port: number) {
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  socket.on("error", () => {});
  const body = '{"token":"x"}';
  socket.write(
    "POST /api/auth/validate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n" +
      `content-length: ${body.length}\r\n\r\n${body.slice(0, -1)}`,
  );
  let answer = "";
  socket.on("data", (part: string) => (answer += part));
  return { socket, finish: () => socket.write(body.slice(-1)), answer: () => answer };
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));
async function isRefused(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const refused = await once(socket, "connect").then(
    () => false,
    () => true,
  );
  socket.destroy();
  return refused;
}

it("answers what is under way when it is told to end, takes nothing new, does not wait for a request that never comes, and needs no SDK of OpenTelemetry where nobody takes traces", async () => {
  const { process: running, port } = prepared;
  const underWay = halfSent(port);
  const stuck = halfSent(port);
  // An answer to a later request says that the server has read the two before it.
  expect((await fetch(`http://127.0.0.1:${port}/api/health/live`)).status).toBe(200);
  const exit = once(running, "exit");

  running.kill("SIGTERM");
  while (!(await isRefused(port))) await sleep(50);
  underWay.finish();
  await closed(underWay.socket);
  expect(underWay.answer()).toMatch(/^HTTP\/1\.1 422 /);

  // The end of the process does not wait for the stuck request, which would be answered with 408 after a minute.
  expect(await exit).toEqual([0, null]);
  expect(stuck.answer()).toBe("");
});

it("is installed with the project's versions: its lockfile, and what its manifest overrides", async () => {
  const manifestAt = async (path: string) => JSON.parse(await readFile(path, "utf8"));
  const { overrides } = await manifestAt(inApi("../package.json"));
  const own = await manifestAt(join(artefact, "package.json"));
  expect(own.overrides).toMatchObject({
    "@fastify/static": overrides["@fastify/static"],
    "light-my-request": overrides["light-my-request"],
  });
  const lockfile = (folder: string) => readFile(join(folder, "package-lock.json"), "utf8");
  expect(await lockfile(artefact)).toBe(await lockfile(inApi("..")));
});

it("runs from its own folder with the packages it lists, knows its data, and tells its last traces", async () => {
  const { process: running, port } = await fresh;
  const read = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}/api/${path}`)).json() as Promise<{ data: unknown[] }>;
  expect((await read("insurance-companies")).data.length).toBeGreaterThan(30);
  expect((await read("auth/signup?insId=1")).data).toHaveLength(1);
  expect((await read("auth/zipcodes?search=78701")).data).toMatchObject([{ zip_code: "78701" }]);

  const exit = once(running, "exit");
  running.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
  expect(new Set(collector.services)).toEqual(new Set(["quotehaven-here"]));
  expect(collector.named("GET /api/insurance-companies")).toHaveLength(1);
  const [sweep] = collector.named("work: payments");
  expect(collector.steps.map(({ parentId }) => parentId)).toContain(sweep?.id);
});

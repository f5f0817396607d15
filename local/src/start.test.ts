import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readLocalConfig } from "./readLocalConfig";
import { startLocal } from "./start";

const home = process.cwd();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotehaven-local-"));
  // Away from builds: what is published is not the subject here.
  process.chdir(folder);
});
afterEach(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** The headers of a page and of an answer of the API, of a whole product that is told to be there. */
async function headersOf(publicOrigin: (port: number) => string): Promise<Headers[]> {
  const port = await freePort();
  const site = await startLocal(
    readLocalConfig({
      PORT: String(port),
      PUBLIC_ORIGIN: publicOrigin(port),
      DATA_DIR: join(folder, "data"),
      RELEASE_STORE: join(folder, "releases"),
      LOG_LEVEL: "silent",
      SEED_DEMO: "false",
      STRIPE_PUBLIC_KEY: "pk_test_1",
      STRIPE_SECRET_KEY: "sk_test_1",
      SMTP_URL: "smtp://127.0.0.1:1",
    }),
  );
  const replies = [];
  for (const path of ["/", "/api/insurance-types"]) {
    replies.push(await fetch(`http://127.0.0.1:${port}${path}`));
  }
  await Promise.all(replies.map((reply) => reply.arrayBuffer()));
  await site.close();
  return replies.map(({ headers }) => headers);
}

const INSIST = "strict-transport-security";

it("tells browsers to insist on TLS, on pages and in the API, where people come over TLS", async () => {
  const headers = await headersOf(() => "https://quotehaven.test");
  expect(headers.map((each) => each.get(INSIST))).toEqual([
    "max-age=31536000; includeSubDomains",
    "max-age=31536000; includeSubDomains",
  ]);
}, 60_000);

it("does not on plain HTTP, which would lock people out of this machine", async () => {
  const headers = await headersOf((port) => `http://localhost:${port}`);
  expect(headers.map((each) => each.get(INSIST))).toEqual([null, null]);
}, 60_000);

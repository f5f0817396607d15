import { mkdtemp, rm } from "node:fs/promises";
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

const BUCKET = "releases";

/** What goes wrong between a store and its bucket. */
export type BucketFaults = {
  /** Whether the answer to a write gets lost, once what was asked is done. */
  losesAnswerTo: (path: string) => boolean;
  /** Happens in front of a write. */
  beforeWrite: (path: string) => Promise<void>;
  /** Whether listings do not have an object yet. */
  hides: (key: string) => boolean;
};

const noFaults: BucketFaults = {
  losesAnswerTo: () => false,
  beforeWrite: async () => {},
  hides: () => false,
};

let count = 0;

/**
 * A server of object storage on this machine, and the environment in which the release tool finds it.
 * S3rver knows no conditions on writes, so they are kept in front of it, as Amazon's servers keep them.
 */
export async function aBucketServer() {
  const directory = await mkdtemp(join(tmpdir(), "quotehaven-bucket-"));
  const storage = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    // It reckons some of them otherwise than the SDK does.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await storage.run();
  const faults = { ...noFaults };
  const server = conditional(port, faults);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = {
    AWS_ENDPOINT_URL_S3: origin,
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "S3RVER",
    AWS_SECRET_ACCESS_KEY: "S3RVER",
  };
  Object.assign(process.env, env);
  return {
    origin,
    bucket: BUCKET,
    faults,
    /** The address of a store that nothing was published to yet. */
    newAddress: () => `s3://${BUCKET}/store-${(count += 1)}`,
    mendFaults: () => void Object.assign(faults, noFaults),
    async close() {
      for (const name of Object.keys(env)) delete process.env[name];
      server.closeAllConnections();
      server.close();
      await storage.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Keeps the conditions of writes, and passes on what holds: one request for an object after the other,
 * because S3Rver shows half of what is being written.
 */
function conditional(port: number, faults: BucketFaults): Server {
  const tags = new Map<string, string>();
  const writing = new Set<string>();
  const queues = new Map<string, Promise<void>>();
  return createServer((request, response) => {
    const { method = "GET", url = "/" } = request;
    const path = decodeURIComponent(url.replace(/\?.*$/, ""));
    const write = async () => {
      const refused = refusal(request, tags.get(path));
      if (refused) return refuse(response, refused);
      const losesAnswer = faults.losesAnswerTo(path);
      const tag = await pass(request, response, port, faults, { losesAnswer });
      if (method === "DELETE") tags.delete(path);
      else tags.set(path, tag);
    };
    const answer = async () => {
      if (!request.headers.authorization) return answerAnybody(request, response, port, path);
      const isWrite = method === "PUT" || method === "DELETE";
      if (isWrite) await faults.beforeWrite(path);
      const isConditional = "if-match" in request.headers || "if-none-match" in request.headers;
      if (isWrite && isConditional && writing.has(path)) return refuse(response, 409);
      if (isWrite) writing.add(path);
      const before = queues.get(path);
      const work = async () => {
        await before;
        if (!isWrite) return void (await pass(request, response, port, faults));
        await write().finally(() => writing.delete(path));
      };
      const done = work();
      queues.set(
        path,
        done.catch(() => {}),
      );
      return done;
    };
    answer().catch(() => response.destroy());
  });
}

function refusal({ headers }: IncomingMessage, tag: string | undefined): 412 | null {
  if (headers["if-none-match"] === "*" && tag !== undefined) return 412;
  const wanted = headers["if-match"];
  return wanted !== undefined && wanted !== tag ? 412 : null;
}

const codes = {
  403: "AccessDenied",
  409: "ConditionalRequestConflict",
  412: "PreconditionFailed",
};

function refuse(response: ServerResponse, status: keyof typeof codes): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<Error><Code>${codes[status]}</Code><Message>Not as it was</Message></Error>`);
}

/**
 * Answers whoever brings no key as a bucket of Amazon's does, of which everybody may read `builds/` and
 * `site/` alone: what is not there is refused as well, since nobody may list it.
 */
async function answerAnybody(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  path: string,
): Promise<void> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead || !/^\/[^/]+\/[^/]+\/(builds|site)\/./.test(path)) return refuse(response, 403);
  await pass(request, response, port, noFaults, { hidesMissing: true });
}

/** Asks the server behind; answers the tag of what it gave. */
function pass(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  faults: BucketFaults,
  { losesAnswer = false, hidesMissing = false } = {},
): Promise<string> {
  const { method, url: path, headers } = request;
  return new Promise((resolve, reject) => {
    const onward = ask({ host: "127.0.0.1", port, method, path, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on("data", (part: Buffer) => parts.push(part));
      reply.on("end", () => {
        resolve(reply.headers.etag ?? "");
        if (losesAnswer) return response.destroy();
        if (hidesMissing && reply.statusCode === 404) return refuse(response, 403);
        const bytes = Buffer.concat(parts);
        const isList = method === "GET" && path?.includes("list-type=2");
        const body = isList ? Buffer.from(withoutHidden(bytes.toString(), faults.hides)) : bytes;
        const { "transfer-encoding": _, ...kept } = reply.headers;
        const length = method === "HEAD" ? {} : { "content-length": body.length };
        response.writeHead(reply.statusCode ?? 500, { ...kept, ...length }).end(body);
      });
    });
    onward.on("error", reject);
    request.pipe(onward);
  });
}

function withoutHidden(listing: string, hides: BucketFaults["hides"]): string {
  return listing.replace(/<Contents>.*?<Key>(.*?)<\/Key>.*?<\/Contents>/gs, (object, key) =>
    hides(String(key)) ? "" : object,
  );
}

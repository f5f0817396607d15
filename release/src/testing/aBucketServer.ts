import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

const BUCKET = "releases";

/** What goes wrong between a store and its bucket. */
type BucketFaults = {
  /** Whether the answer to a write gets lost, once it is done. */
  losesAnswerTo: (path: string) => boolean;
  /** Happens in front of a write. */
  beforeWrite: (path: string) => Promise<void>;
  /** Whether listings do not have an object yet. */
  hides: (path: string) => boolean;
};

const noFaults: BucketFaults = {
  losesAnswerTo: () => false,
  beforeWrite: async () => {},
  hides: () => false,
};

type StoredObject = { bytes: Buffer; headers: Record<string, string>; changedAt: string };

let count = 0;

/**
 * Object storage in memory that speaks as much S3 as the release tool uses, with Amazon's conditions
 * on writes, and the environment in which the tool finds it.
 */
export async function aBucketServer() {
  const objects = new Map<string, StoredObject>();
  const faults = { ...noFaults };
  const server = createServer((request, response) => {
    answer(objects, faults, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = {
    AWS_ENDPOINT_URL_S3: origin,
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
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
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  objects: Map<string, StoredObject>,
  faults: BucketFaults,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET", headers } = request;
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://bucket");
  const path = decodeURIComponent(pathname);
  const isWrite = method === "PUT" || method === "DELETE";
  // Whoever brings no key may read what is served, and is told 403 for what is not there.
  const isPublic = !isWrite && /^\/[^/]+\/[^/]+\/(builds|site)\/./.test(path);
  if (!headers.authorization && !(isPublic && objects.has(path)))
    return refuse(response, 403, "AccessDenied");
  if (!path.startsWith(`/${BUCKET}`)) return refuse(response, 404, "NoSuchBucket");
  if (searchParams.has("list-type")) {
    const start = `${path.replace(/\/$/, "")}/${searchParams.get("prefix") ?? ""}`;
    const found = [...objects].filter(([key]) => key.startsWith(start) && !faults.hides(key));
    response.end(listing(found));
    return;
  }
  const bytes = await buffer(request);
  if (isWrite) await faults.beforeWrite(path);
  const there = objects.get(path);
  const isOver = headers["if-match"] ?? there?.headers.etag;
  if (isWrite && ((headers["if-none-match"] === "*" && there) || isOver !== there?.headers.etag))
    return refuse(response, 412, "PreconditionFailed");
  if (method === "PUT") objects.set(path, stored(bytes, headers));
  if (method === "DELETE") objects.delete(path);
  if (isWrite && faults.losesAnswerTo(path)) return void response.destroy();
  const now = objects.get(path);
  if (method === "DELETE") response.writeHead(204).end();
  else if (!now) refuse(response, 404, "NoSuchKey");
  else {
    const length = { "content-length": isWrite ? 0 : now.bytes.length };
    response.writeHead(200, { ...now.headers, ...length });
    response.end(method === "GET" ? now.bytes : undefined);
  }
}

function stored(bytes: Buffer, headers: IncomingMessage["headers"]): StoredObject {
  const etag = `"${createHash("md5").update(bytes).digest("hex")}"`;
  const kept = Object.entries(headers).filter(
    ([name]) =>
      /^content-(type|encoding)$|^cache-control$/.test(name) || name.startsWith("x-amz-meta-"),
  );
  const changedAt = new Date().toISOString();
  return { bytes, changedAt, headers: { ...Object.fromEntries(kept), etag } };
}

function listing(objects: [string, StoredObject][]): string {
  const contents = objects.map(
    ([path, { changedAt }]) =>
      `<Contents><Key>${path.split("/").slice(2).join("/")}</Key><LastModified>${changedAt}</LastModified></Contents>`,
  );
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join("")}</ListBucketResult>`;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<Error><Code>${code}</Code><Message>Not as it was</Message></Error>`);
}

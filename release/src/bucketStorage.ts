import { extname } from "node:path";
import type { PutObjectCommandInput } from "@aws-sdk/client-s3";
import { ReleaseError } from "./ReleaseError";
import { withEach, type ListedFile, type PageFiles, type Storage } from "./storage";

/** Whoever reads these learns of the new revision, so they are written after the pages. */
const ANNOUNCEMENTS = ["pages.json", "releases.json"];

type Bucket = ReturnType<typeof bucketAt>;

/**
 * A store in a bucket of object storage that speaks S3 with conditional writes. There is no lock:
 * the registry is only replaced where it is still the one that was read. Pages lie in `site/`; each
 * is only written over that of an earlier revision.
 *
 * @param address s3://bucket or s3://bucket/prefix; endpoint, region and credentials are where the
 *   AWS SDK looks for them (`AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_ACCESS_KEY_ID` …)
 */
export function bucketStorage(address: string): Storage {
  const bucket = bucketAt(address);
  return {
    address: address.replace(/(?<!\/)\/+$/, ""),
    pagesAt: () => "site",
    async read(path) {
      const found = await bucket.get(path);
      return found && { bytes: Buffer.from(await found.bytes()), tag: found.tag };
    },
    tagOf: async (path) => (await bucket.head(path))?.tag ?? null,
    list: (below) => bucket.list(below && `${below}/`),
    write: async (path, bytes) => void (await bucket.put(path, bytes)),
    replace: (path, bytes, tag) => bucket.put(path, bytes, onlyOver(tag)),
    async remove(path) {
      const below = await bucket.list(`${path}/`);
      await withEach([path, ...below.map((each) => each.path)], (each) => bucket.remove(each));
    },
    locked: (work) => work(),
    stagePages: async () => {},
    async showPages(revision, files) {
      if (files) await showPages(bucket, revision, files);
    },
  };
}

const onlyOver = (tag: string | null) => (tag === null ? { IfNoneMatch: "*" } : { IfMatch: tag });

async function showPages(bucket: Bucket, revision: number, files: PageFiles): Promise<void> {
  const show = (path: string) => showFile(bucket, revision, path, files[path]!);
  const paths = Object.keys(files);
  await withEach(
    paths.filter((path) => !ANNOUNCEMENTS.includes(path)),
    show,
  );
  await withEach(
    paths.filter((path) => ANNOUNCEMENTS.includes(path)),
    show,
  );
  const shown = new Set(paths.map((path) => `site/${path}`));
  const gone = (await bucket.list("site/")).filter(({ path }) => !shown.has(path));
  await withEach(gone, async ({ path }) => {
    const there = await bucket.head(path);
    if (there && there.revision < revision) await bucket.remove(path, there.tag);
  });
}

/** Writes a file of the site, unless it is of a later revision already. */
async function showFile(bucket: Bucket, revision: number, path: string, bytes: Buffer) {
  let isWritten = false;
  while (!isWritten) {
    const there = await bucket.head(`site/${path}`);
    if (there && there.revision > revision) return;
    isWritten = await bucket.put(`site/${path}`, bytes, {
      ...onlyOver(there?.tag ?? null),
      Metadata: { revision: String(revision) },
    });
  }
}

/** The objects of one bucket below a prefix. The AWS SDK is loaded with the first call. */
function bucketAt(address: string) {
  const { host: Bucket, pathname } = new URL(address);
  const prefix = pathname.replace(/^\/+|(?<!\/)\/+$/g, "");
  const base = prefix === "" ? "" : `${prefix}/`;
  const objectAt = (path: string) => ({ Bucket, Key: base + path });
  let opened: ReturnType<typeof open> | undefined;

  /** Null where the answer has one of these statuses: 404 no such object, 409 and 412 another one is there. */
  async function ask<T>(
    work: (sdk: Awaited<ReturnType<typeof open>>) => Promise<T>,
    ...expected: number[]
  ): Promise<T | null> {
    try {
      return await work(await (opened ??= open()));
    } catch (cause) {
      const isMissingBucket = cause instanceof Error && cause.name === "NoSuchBucket";
      if (expected.includes(statusOf(cause)) && !isMissingBucket) return null;
      throw new ReleaseError(`${address} does not answer as a store: ${String(cause)}`, { cause });
    }
  }

  return {
    get: (path: string) =>
      ask(async ({ client, GetObjectCommand }) => {
        const { Body, ETag = "" } = await client.send(new GetObjectCommand(objectAt(path)));
        const bytes = async () => (await Body?.transformToByteArray()) ?? new Uint8Array();
        return { bytes, tag: ETag };
      }, 404),

    /** The tag of an object, and the revision whose pages it is of (0 for any other). */
    head: (path: string) =>
      ask(async ({ client, HeadObjectCommand }) => {
        const { ETag = "", Metadata } = await client.send(new HeadObjectCommand(objectAt(path)));
        return { tag: ETag, revision: Number(Metadata?.revision ?? 0) };
      }, 404),

    async list(below: string): Promise<ListedFile[]> {
      const files: ListedFile[] = [];
      await ask(async ({ client, paginateListObjectsV2 }) => {
        const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: base + below });
        for await (const { Contents = [] } of pages) {
          for (const { Key = "", LastModified } of Contents) {
            const changedAt = LastModified?.getTime() ?? Date.now();
            files.push({ path: Key.slice(base.length), changedAt });
          }
        }
      });
      return files;
    },

    /** @returns false where the condition does not hold */
    async put(path: string, bytes: Buffer, options: Partial<PutObjectCommandInput> = {}) {
      const object = { ...objectAt(path), Body: bytes, ...headersOf(path), ...options };
      const written = await ask(
        ({ client, PutObjectCommand }) => client.send(new PutObjectCommand(object)),
        ...[404, 409, 412],
      );
      return written !== null;
    },

    /** @param tag removes it only as long as it is this one */
    async remove(path: string, tag?: string): Promise<void> {
      const object = { ...objectAt(path), IfMatch: tag };
      await ask(
        ({ client, DeleteObjectCommand }) => client.send(new DeleteObjectCommand(object)),
        ...[404, 409, 412],
      );
    },
  };
}

async function open() {
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    // Only Amazon's own has a host name for each bucket.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
    // Not every server knows the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { ...sdk, client };
}

function statusOf(error: unknown): number {
  return Number(Object(Object(error).$metadata).httpStatusCode ?? 0);
}

/** The content type of each kind of file that a store holds. */
export const contentTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".html": "text/html; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
};

const encodings: Readonly<Record<string, string>> = { ".br": "br", ".gz": "gzip" };

/** What a bucket answers with a file: its type, its encoding, and how long it may be cached. */
function headersOf(path: string) {
  const encoding = encodings[extname(path)];
  const plain = encoding ? path.slice(0, -extname(path).length) : path;
  return {
    ContentType: contentTypes[extname(plain)] ?? "application/octet-stream",
    ...(encoding && { ContentEncoding: encoding }),
    CacheControl: cacheControlOf(path),
  };
}

function cacheControlOf(path: string): string {
  if (path.startsWith("builds/")) return "public, max-age=31536000, immutable";
  return path.startsWith("site/") ? "no-cache" : "no-store";
}

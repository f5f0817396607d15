import type { PutObjectCommandInput, S3Client } from "@aws-sdk/client-s3";
import { bucketHeaders } from "./bucketHeaders";
import { ReleaseError } from "./ReleaseError";
import type { ListedFile, StoredFile } from "./storage";

/** Under which conditions, and with what beside it, an object is written. */
type PutOptions = Pick<PutObjectCommandInput, "IfMatch" | "IfNoneMatch" | "Metadata">;

/** The objects of one bucket below a prefix. */
export type BucketClient = ReturnType<typeof bucketClient>;

/**
 * Reads and writes objects with the AWS SDK, which is loaded with the first of them. What is refused
 * or cannot be reached is said in words.
 */
export function bucketClient(address: string) {
  const { Bucket, keyOf, pathOf } = placeOf(address);
  let opened: ReturnType<typeof open> | null = null;

  async function ask<T>(work: (sdk: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
    opened ??= open();
    try {
      return await work(await opened);
    } catch (cause) {
      throw new ReleaseError(`${address} does not answer as a store: ${String(cause)}`, { cause });
    }
  }

  return {
    get: (path: string): Promise<StoredFile | null> =>
      ask(async ({ client, GetObjectCommand }) => {
        const command = new GetObjectCommand({ Bucket, Key: keyOf(path) });
        const found = await orNull(client.send(command), isNotThere);
        if (!found?.Body) return null;
        return {
          bytes: Buffer.from(await found.Body.transformToByteArray()),
          tag: found.ETag ?? "",
        };
      }),

    /** The tag of an object, and the revision whose pages it is of (0 for any other). */
    head: (path: string) =>
      ask(async ({ client, HeadObjectCommand }) => {
        const command = new HeadObjectCommand({ Bucket, Key: keyOf(path) });
        const found = await orNull(client.send(command), isNotThere);
        return found && { tag: found.ETag ?? "", revision: Number(found.Metadata?.revision ?? 0) };
      }),

    list: (below: string): Promise<ListedFile[]> =>
      ask(async ({ client, paginateListObjectsV2 }) => {
        const files: ListedFile[] = [];
        for await (const page of paginateListObjectsV2(
          { client },
          { Bucket, Prefix: keyOf(below) },
        )) {
          for (const { Key = "", LastModified } of page.Contents ?? []) {
            files.push({ path: pathOf(Key), changedAt: LastModified?.getTime() ?? Date.now() });
          }
        }
        return files;
      }),

    /** @returns false where the condition does not hold */
    put: (path: string, bytes: Buffer, options: PutOptions = {}): Promise<boolean> =>
      ask(async ({ client, PutObjectCommand }) => {
        const object = { Bucket, Key: keyOf(path), Body: bytes, ...bucketHeaders(path) };
        const written = client.send(new PutObjectCommand({ ...object, ...options }));
        return (await orNull(written, (error) => isRefused(error) || isNotThere(error))) !== null;
      }),

    /** @param tag removes it only as long as it is this one */
    remove: (path: string, tag?: string): Promise<void> =>
      ask(async ({ client, DeleteObjectCommand }) => {
        const command = new DeleteObjectCommand({ Bucket, Key: keyOf(path), IfMatch: tag });
        await orNull(client.send(command), (error) => isNotThere(error) || isRefused(error));
      }),
  };
}

async function open() {
  const sdk = await import("@aws-sdk/client-s3");
  const client: S3Client = new sdk.S3Client({
    // Only Amazon's own has a name for each bucket.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
    // Not every server knows the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { ...sdk, client };
}

function placeOf(address: string) {
  const { host: Bucket, pathname } = new URL(address);
  const prefix = pathname.replace(/^\/+|(?<!\/)\/+$/g, "");
  const base = prefix === "" ? "" : `${prefix}/`;
  return {
    Bucket,
    keyOf: (path: string) => base + path,
    pathOf: (key: string) => key.slice(base.length),
  };
}

async function orNull<T>(
  answer: Promise<T>,
  isExpected: (error: unknown) => boolean,
): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (isExpected(error)) return null;
    throw error;
  });
}

/** A bucket that is not there is another matter. */
const isNotThere = (error: unknown) =>
  statusOf(error) === 404 && !(error instanceof Error && error.name === "NoSuchBucket");

/** 412: another object is there. 409: another write of it is under way. */
const isRefused = (error: unknown) => [409, 412].includes(statusOf(error));

function statusOf(error: unknown): number {
  const isAnswer = typeof error === "object" && error !== null && "$metadata" in error;
  const metadata = isAnswer ? error.$metadata : null;
  const isKnown = typeof metadata === "object" && metadata !== null && "httpStatusCode" in metadata;
  return isKnown ? Number(metadata.httpStatusCode) : 0;
}

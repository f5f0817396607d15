import { resolve } from "node:path";
import { bucketStorage } from "./bucketStorage";
import { folderStorage } from "./folderStorage";
import type { Storage } from "./storage";

/** The place that a store's address names: s3://bucket/prefix, or a folder. */
export function storageAt(address: string): Storage {
  return address.startsWith("s3://") ? bucketStorage(address) : folderStorage(resolve(address));
}

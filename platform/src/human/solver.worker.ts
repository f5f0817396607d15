import { handler } from "altcha-lib/workers/shared";
import { deriveKey } from "./deriveKey";

handler({ deriveKey });
// The page waits for this: some browsers' workers start and do nothing.
self.postMessage("ready");

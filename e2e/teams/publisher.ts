import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { openStore, publish } from "@quotehaven/release";

/** `publisher.ts STORE BUILD STEP`: publishes, and is killed in front of that step of its writing. */
const [root = "", folder = "", last = ""] = process.argv.slice(2);
const writing = ["mkdir", "cp", "writeFile", "open", "rename", "rm", "symlink"] as const;
let steps = 0;

for (const name of writing) {
  const write: (...args: never[]) => unknown = fs[name];
  Reflect.set(fs, name, (...args: never[]) => {
    steps += 1;
    if (steps === Number(last)) process.kill(process.pid, "SIGKILL");
    return write(...args);
  });
}
syncBuiltinESMExports();

await publish(openStore(root), folder);

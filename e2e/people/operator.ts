import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { site } from "../product/site";

const root = resolve(import.meta.dirname, "../..");

/** What somebody who runs the marketplace does on the command line, beside the running product. */
export async function operator(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "api/src/operator.ts", ...args],
    { cwd: root, env: { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: "" } },
  );
  return stdout;
}

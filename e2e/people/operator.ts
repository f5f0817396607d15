import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { site } from "../product/site";

const root = resolve(import.meta.dirname, "../..");

/** What somebody who runs the marketplace does on the command line, beside the running product. */
export const operatorOn =
  (dataDir: string, databaseUrl = "") =>
  async (...args: string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--import", "tsx", "api/src/operator.ts", ...args],
      { cwd: root, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl } },
    );
    return stdout;
  };

/** The same beside the product that the journeys run on. */
export const operator = (...args: string[]) => operatorOn(site.dataDir)(...args);

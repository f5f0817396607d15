import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const product = resolve(import.meta.dirname, "../product");

/** Answers until it is asked for `/end`, and says something as it goes. */
const serves = `
  import { createServer } from "node:http";
  createServer(({ url }, response) => {
    response.end();
    if (url !== "/end") return;
    console.log("out of memory");
    process.exitCode = 4;
    setTimeout(() => process.exit(), 50);
  }).listen(Number(process.env.PORT), "127.0.0.1");`;

let folder: string;
let temporary: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotehaven-product-"));
  temporary = join(folder, "temporary");
  await mkdir(temporary);
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs something where the product is this script; answers what it printed. */
async function run(script: string, work: string) {
  const [start, runner] = [join(folder, "start.mjs"), join(folder, "run.mjs")];
  await writeFile(start, script);
  await writeFile(
    runner,
    `const { default: globalSetup } = await import("${product}/globalSetup.ts");
    const { startProduct } = await import("${product}/startProduct.ts");
    ${work}`,
  );
  const { E2E_ORIGIN: _, ...env } = process.env;
  return promisify(execFile)(process.execPath, ["--import", "tsx", runner], {
    env: { ...env, NODE_OPTIONS: "", TMPDIR: temporary, E2E_START: start },
  });
}

const started = `
  const product = await startProduct({ dataDir: "data", releaseStore: "releases" });`;

it("leaves nothing behind where the product does not start, and tells why", async () => {
  const { stdout } = await run(
    "process.exit(3);",
    "await globalSetup().catch(({ message }) => console.log(message));",
  );
  expect(stdout).toContain("did not come up: Error: it ended with code 3");
  const left = (await readdir(temporary)).filter((name) => name.startsWith("quotehaven-"));
  expect(left).toEqual([]);
});

it("tells what a product said that ended by itself, and nothing of one that is ended", async () => {
  const told = await run(serves, `${started} await fetch(product.origin + "/end");`);
  expect(told.stderr).toContain("The product ended by itself (4):");
  expect(told.stderr).toContain("out of memory");
  const { stderr } = await run(serves, `${started} await product.stop();`);
  expect(stderr).not.toContain("ended by itself");
});

import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const product = resolve(import.meta.dirname, "../product/startProduct.ts");

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
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotehaven-product-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts a product of the script above, does something with it, and answers what was told of it. */
async function toldOf(act: string): Promise<string> {
  const [script, runner] = [join(folder, "start.mjs"), join(folder, "run.mjs")];
  await writeFile(script, serves);
  await writeFile(
    runner,
    `const { startProduct } = await import(${JSON.stringify(product)});
    const product = await startProduct({ dataDir: "data", releaseStore: "releases" });
    ${act}`,
  );
  const { stderr } = await promisify(execFile)(process.execPath, ["--import", "tsx", runner], {
    env: { ...process.env, NODE_OPTIONS: "", E2E_START: script },
  });
  return stderr;
}

it("tells what a product said that ended by itself", async () => {
  const told = await toldOf("await fetch(product.origin + '/end');");
  expect(told).toContain("The product ended by itself (4):");
  expect(told).toContain("out of memory");
});

it("tells nothing of one that is ended", async () => {
  expect(await toldOf("await product.stop();")).not.toContain("ended by itself");
});

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import config from "@quotehaven/e2e/playwright.config";
import { operatorOn, type OperatorCommand } from "@quotehaven/e2e/people/operator";
import { startProduct } from "@quotehaven/e2e/product/startProduct";
import { agentShots } from "./agentShots";
import { consumerShots } from "./consumerShots";
import { indexPage, type Pictures } from "./indexPage";
import { languages } from "./language";
import { notificationShots } from "./notificationShots";
import { operationsShots } from "./operationsShots";
import { paymentShots } from "./paymentShots";
import { publicShots } from "./publicShots";
import { quoteShots } from "./quoteShots";
import { registrationShots } from "./registrationShots";
import { shellShots } from "./shellShots";
import type { Shot } from "./Shot";
import { columnsOf, takePictures, widths } from "./takePictures";

const everyShot: readonly Shot[] = [
  ...publicShots,
  ...registrationShots,
  ...shellShots,
  ...consumerShots,
  ...quoteShots,
  ...notificationShots,
  ...agentShots,
  ...paymentShots,
  ...operationsShots,
];

type OpenProduct = { origin: string; operator: OperatorCommand; close: () => Promise<void> };

/** Where the product runs: at `BASE_URL` on `DATA_DIR`, or started here on a fresh data folder. */
async function openProduct(): Promise<OpenProduct> {
  const { BASE_URL, DATA_DIR = ".data" } = process.env;
  if (BASE_URL) {
    return { origin: BASE_URL, operator: operatorOn(DATA_DIR), close: async () => {} };
  }
  const temporary = await mkdtemp(join(tmpdir(), "quotehaven-screens-"));
  const dataDir = join(temporary, "data");
  const product = await startProduct({ dataDir, releaseStore: join(temporary, "releases") });
  const close = async () => {
    await product.stop();
    await rm(temporary, { recursive: true, force: true });
  };
  return { origin: product.origin, operator: operatorOn(dataDir), close };
}

const { values, positionals } = parseArgs({
  options: {
    language: { type: "string", default: "en" },
    widths: { type: "string", default: widths.join() },
  },
  allowPositionals: true,
});
const language = languages.find((each) => each === values.language);
if (!language) throw new Error(`--language is one of ${languages.join(", ")}.`);
const wanted = values.widths.split(",").map(Number);
const shown = widths.filter((width) => wanted.includes(width));
if (shown.length < wanted.length) throw new Error(`--widths are among ${widths.join()}.`);

/**
 * Words on the command line choose the shots whose screen, state or name hold one of them; a shot of
 * other widths alone is left out.
 */
function isWanted({ screen, state, name, widths: own }: Shot): boolean {
  if (own && !own.some((width) => shown.includes(width))) return false;
  const asked = positionals.map((word) => word.toLowerCase());
  const words = `${screen} ${state} ${name}`.toLowerCase();
  return asked.length === 0 || asked.some((each) => words.includes(each));
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}

/** Says what is wrong with a shot as soon as it is taken: all of them take a quarter of an hour. */
function sayProblems({ shot, problems }: Pictures): void {
  if (problems.length === 0) return;
  say(`${shot.screen}, ${shot.state}, ${shot.name}:`);
  for (const problem of problems) say(`  ${problem}`);
}

const everyPicture = resolve(import.meta.dirname, "../../screens");
const folder = language === "en" ? everyPicture : join(everyPicture, language);
const shots = everyShot.filter(isWanted);
const product = await openProduct();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { origin, operator } = product;
  const pictures = await takePictures({
    ...{ browser, origin, operator, folder, shots, language },
    widths: shown,
    onTaken: sayProblems,
  });
  await writeFile(join(folder, "index.html"), indexPage(pictures, columnsOf(shown)));
  const isFailed = pictures.some(({ problems }) => problems.length > 0);
  const count = pictures.reduce((sum, { files }) => sum + files.size, 0);
  say(`${count} pictures of ${shots.length} states: ${join(folder, "index.html")}`);
  if (isFailed) process.exitCode = 1;
} finally {
  await browser.close();
  await product.close();
}

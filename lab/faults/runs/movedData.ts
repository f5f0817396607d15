import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { operatorOn } from "@quotehaven/e2e/people/operator";
import { until } from "@quotehaven/e2e/until";
import type { FaultRun } from "../FaultRun";
import { checkMarket } from "../world/checkMarket";
import { Market, marketLimits } from "../world/Market";

const consumers = 6;
const agents = 3;

/** A market that began on the embedded database is killed, moved to PostgreSQL, and goes on there. */
export const movedData: FaultRun = {
  number: 20,
  title: "Moved from PGlite to PostgreSQL",
  engines: ["PostgreSQL"],
  async run(world) {
    const sandbox = await world.startSandbox();
    const embedded = await world.startApi({ sandbox, database: { url: "" }, env: marketLimits });
    const market = new Market(world, embedded, sandbox);
    await market.open(consumers, agents);
    const enough = world.times(150, 2_000);
    await until("people to work", async () => market.acknowledged >= enough, 600_000);
    await embedded.kill();
    world.note("acknowledged before the move", market.acknowledged);

    const database = await world.startPostgres();
    const { dataDir } = embedded;
    const startedAt = performance.now();
    const told = await operatorOn(dataDir, database.url)("move");
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    const rows = [...told.matchAll(/^ *(\d+) {2}\w+$/gm)].reduce(
      (sum, [, n]) => sum + Number(n),
      0,
    );
    world.check("everything is moved and compared", /row by row/.test(told), `${rows} rows`);
    const secret = (await readFile(join(dataDir, "secret"), "utf8")).trim();
    const moved = await world.startApi({
      sandbox,
      dataDir,
      database,
      env: { ...marketLimits, APP_SECRET: secret },
    });
    const before = market.acknowledged;
    await until("people to work again", async () => market.acknowledged > before + 50, 600_000);
    await market.close();
    await checkMarket(world, market);
    const again = await operatorOn(dataDir, database.url)("move").catch(String);
    world.check("a database in use is not moved to", /people have accounts in/.test(again));
    await moved.stop();
    return `${rows} rows moved in ${seconds} s; ${before} acknowledged calls kept, and people went on`;
  },
};

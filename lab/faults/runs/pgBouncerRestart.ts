import { join } from "node:path";
import type { FaultRun } from "../FaultRun";
import { PgBouncer } from "../world/PgBouncer";
import { restartUnderLoad } from "../world/restartUnderLoad";

/** The pooler between the API and PostgreSQL goes and comes back under load. */
export const pgBouncerRestart: FaultRun = {
  number: 15,
  title: "PgBouncer restart",
  engines: ["PostgreSQL"],
  missing: () => PgBouncer.missing(),
  async run(world) {
    const sandbox = await world.startSandbox();
    const database = await world.startPostgres();
    // A pooler passes no settings on; docs/operations.md gives them to the role.
    await database.run(`
      alter role quotehaven set statement_timeout = '15s';
      alter role quotehaven set jit = off;
      alter role quotehaven set max_parallel_workers_per_gather = 0;`);
    const bouncer = await PgBouncer.start(join(world.folder, "pgbouncer"), database.url);
    world.defer(() => bouncer.crash());
    const api = await world.startApi({
      sandbox,
      database: bouncer,
      env: { DATABASE_DIRECT_URL: database.url },
    });
    const recoveries = await restartUnderLoad(world, { api, sandbox, broken: bouncer });
    const slowest = Math.round(Math.max(...recoveries));
    return `${recoveries.length} crashes of PgBouncer, 503 meanwhile, back within ${slowest} ms`;
  },
};

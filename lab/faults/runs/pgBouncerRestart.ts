import { join } from "node:path";
import type { FaultRun } from "../FaultRun";
import { PgBouncer, settingsOfTheRole } from "../world/PgBouncer";
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
    await database.run(settingsOfTheRole);
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

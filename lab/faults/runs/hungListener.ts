import { setTimeout as sleep } from "node:timers/promises";
import { DoneReply, UserProfileReply } from "@quotehaven/contract/schemas";
import { freePort } from "@quotehaven/e2e/freePorts";
import { until } from "@quotehaven/e2e/until";
import type { FaultRun } from "../FaultRun";
import { TcpProxy } from "../world/TcpProxy";
import { answerTo } from "../world/WriteLog";
import type { ApiProcess, Sandbox, World } from "../world/World";

/** What is remembered of a session may be so old where its end was not heard. */
const promisedMs = 10_000;
/** What both processes sign mailed links with. */
const secret = { APP_SECRET: "a secret of two processes of one fault run" };

/** The connection on which a process hears what others did falls silent, and stays open. */
export const hungListener: FaultRun = {
  number: 14,
  title: "A hung connection for messages",
  engines: ["PostgreSQL"],
  async run(world) {
    const sandbox = await world.startSandbox();
    const database = await world.startPostgres();
    const proxy = await TcpProxy.before(database.url);
    world.defer(() => proxy.close());
    const hearing = await world.startApi({ sandbox, database, env: secret });
    const deaf = await world.startApi({
      sandbox,
      port: await freePort(),
      database,
      // Only what needs a session of its own goes past the proxy, as it does past a pooler.
      env: { ...secret, DATABASE_DIRECT_URL: proxy.url },
    });
    const endsMs: number[] = [];
    for (let round = 1; round <= world.crashes(3, 20); round += 1) {
      const usualMs = await endElsewhere(world, { hearing, deaf, sandbox });
      proxy.hang();
      endsMs.push(await endElsewhere(world, { hearing, deaf, sandbox }));
      const { status } = await fetch(`${deaf.origin}/api/health/ready`);
      world.check(`round ${round}: the process stays ready`, status === 200, status);
      proxy.recover();
      await sleep(3_000);
      const againMs = await endElsewhere(world, { hearing, deaf, sandbox });
      world.check(`round ${round}: before and after, it hears at once`, usualMs + againMs < 2_000, {
        usualMs: Math.round(usualMs),
        againMs: Math.round(againMs),
      });
      world.count("times it hung");
    }
    const slowest = Math.max(...endsMs);
    world.check("an ended session is refused within 10 s", slowest < promisedMs, slowest);
    world.check("and the log says why", /connection for messages hung/.test(deaf.output));
    return `${endsMs.length} times hung, an ended session refused within ${Math.round(slowest)} ms`;
  },
};

/** How long a session that ended at one process is still good at the other, which knew it. */
async function endElsewhere(
  world: World,
  { hearing, deaf, sandbox }: { hearing: ApiProcess; deaf: ApiProcess; sandbox: Sandbox },
): Promise<number> {
  const consumer = await world.signedInConsumer(hearing, sandbox);
  const elsewhere = world.visitor(deaf);
  elsewhere.sid = consumer.api.sid;
  const look = () => answerTo(() => elsewhere.get("/user/profile", UserProfileReply));
  const { outcome } = await look();
  world.check("a session is good at both", outcome === "200", outcome);
  await consumer.api.get("/auth/login", DoneReply);
  const startedAt = performance.now();
  await until(
    "the end of the session",
    async () => (await look()).outcome.startsWith("401"),
    60_000,
  );
  return performance.now() - startedAt;
}

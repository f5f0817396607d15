import { execFileSync } from "node:child_process";
import { commandLine } from "@quotehaven/local/commandLine";
import { apiProcess } from "../e2e/faults/apiProcess";
import { Sandbox } from "../e2e/faults/Sandbox";
import { freePort, threeFreePorts } from "../e2e/freePorts";
import { interruption, withCluster, type Cluster } from "./cluster";
import { missingPackages } from "./debian";
import { loseMachine, type Loss } from "./loseMachine";

commandLine(
  `npm run patroni

Loses machines of a PostgreSQL with Patroni, etcd, HAProxy and PgBouncer while people write, read and
pay, prints what they noticed, and ends with 1 where a promise was broken. It takes ten minutes.`,
  { knows: () => false },
);

const packages = [
  "postgresql-15",
  "patroni",
  "python3-etcd",
  "etcd-server",
  "haproxy",
  "pgbouncer",
];

const losses: readonly Loss[] = [
  { role: "primary", how: "kill" },
  { role: "primary", how: "kill" },
  { role: "primary", how: "kill" },
  { role: "primary", how: "freeze" },
  { role: "primary", how: "freeze" },
  { role: "sync", how: "kill" },
  { role: "sync", how: "freeze" },
];

const columns =
  "| Lost | Writes: longest gap, refusals | Reads | Payments | Back after | Writes lost | Payments wrong |";
const longestGapSeconds = 30;
const busy = "503 busy";
/** The database was waited for so long that no time was left for the provider, or an earlier attempt had done it. */
const ofPayments = [busy, "502 payment-provider-unavailable", "409 already-paid"];

/** Whether every promise was kept. */
async function loseAll(sandbox: Sandbox, origins: readonly string[], cluster: Cluster) {
  console.log(`${columns}\n${columns.replaceAll(/[^|]+/g, " --- ")}`);
  let isKept = true;
  for (const loss of losses) {
    const { writes, reads, payments, ...counted } = await loseMachine(
      loss,
      cluster,
      sandbox,
      origins,
    );
    const { cut, backAfter, lostWrites, wrongPayments } = counted;
    const answers = `${writes} | ${reads} | ${cut} cut: ${payments}`;
    const counts = `${lostWrites} of ${writes.done} | ${wrongPayments}`;
    console.log(
      `| ${loss.role} ${loss.how} | ${answers} | ${backAfter.toFixed(1)} s | ${counts} |`,
    );
    isKept &&=
      lostWrites + wrongPayments === 0 &&
      writes.longestGap <= longestGapSeconds &&
      [writes, reads].every((each) => each.wereOnly([busy])) &&
      payments.wereOnly(ofPayments);
  }
  return isKept;
}

async function withProduct(cluster: Cluster): Promise<boolean> {
  const [site, smtp, port] = await threeFreePorts();
  const sandbox = new Sandbox({ site, smtp, api: port });
  const env = {
    ...cluster.settings,
    APP_SECRET: "a secret that both of the processes have",
    LIMITS: JSON.stringify({ messageByUser: { max: 1e6 }, messageByUserInADay: { max: 1e6 } }),
  };
  const apis = [port, await freePort()].map((each) => apiProcess(sandbox, each, env));
  async function startAndLose() {
    await sandbox.start();
    for (const api of apis) await api.start();
    const origins = apis.map(({ origin }) => origin);
    return loseAll(sandbox, origins, cluster);
  }
  try {
    return await Promise.race([startAndLose(), interruption()]);
  } finally {
    await Promise.all([...apis, sandbox].map((each) => each.kill()));
  }
}

const missing = missingPackages(packages);
if (missing.length > 0) {
  console.error(`Missing packages of Debian: apt install ${missing.join(" ")}`);
  process.exitCode = 1;
} else {
  // What runs is what production runs.
  execFileSync(process.execPath, ["api/build/build.mjs"], { stdio: "inherit" });
  process.exitCode = (await withCluster(withProduct)) ? 0 : 1;
}

import pg from "pg";

/**
 * The addresses of the servers that hold a test's database: that of TEST_DATABASE_URL, and where it is a
 * coordinator of Citus, those of the workers after it.
 */
export async function serversOf(url: string): Promise<string[]> {
  const [metadata] = await onServer(url, "select to_regclass('pg_dist_node') as nodes");
  if (!metadata?.nodes) return [url];
  const workers = await onServer(
    url,
    "select nodename, nodeport from pg_dist_node where groupid > 0 order by groupid",
  );
  return [
    url,
    ...workers.map(({ nodename, nodeport }) => {
      const worker = new URL(url);
      worker.host = `${nodename}:${nodeport}`;
      return worker.href;
    }),
  ];
}

/** Makes one cluster of new databases: on each server the extension, and the workers known to the first. */
export async function joinServers([coordinator = "", ...workers]: readonly string[]) {
  if (workers.length === 0) return;
  for (const url of [coordinator, ...workers]) await onServer(url, "create extension citus");
  await onServer(coordinator, `select citus_set_coordinator_host(${hostAndPortOf(coordinator)})`);
  for (const url of workers)
    await onServer(coordinator, `select citus_add_node(${hostAndPortOf(url)})`);
}

function hostAndPortOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `'${hostname}', ${port}`;
}

/** What a statement answers on one server. */
export async function onServer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

/** Does the same on each server. */
export async function onEach(urls: readonly string[], ...statements: string[]): Promise<void> {
  for (const url of urls) for (const statement of statements) await onServer(url, statement);
}

import { join } from "node:path";
import { DebianPostgres } from "./DebianPostgres";

/** A PostgreSQL, and a standby that streams what it writes. */
export class StandbyPair {
  private constructor(
    private readonly primary: DebianPostgres,
    private readonly standby: DebianPostgres,
  ) {}

  /** Why there can be none on this machine, or null. */
  static missing = () => DebianPostgres.missing();

  static async start(folder: string): Promise<StandbyPair> {
    const primary = await DebianPostgres.make(join(folder, "primary"));
    const copy = join(folder, "standby");
    await primary.copyTo(copy, "-R");
    const pair = new StandbyPair(primary, await DebianPostgres.of(copy));
    await pair.startStandby();
    return pair;
  }

  urlOf(which: "primary" | "standby"): string {
    return this[which].url;
  }

  startStandby(): Promise<void> {
    return this.standby.start();
  }

  /** Ends it at once, with every connection to it. */
  async crashStandby(): Promise<void> {
    await this.standby.stop("immediate");
  }

  /** Has it keep what comes, and apply none of it. */
  async pauseStandby(): Promise<void> {
    await this.standby.ask("select pg_wal_replay_pause()");
  }

  async resumeStandby(): Promise<void> {
    await this.standby.ask("select pg_wal_replay_resume()");
  }

  /** How often the standby was asked something since it runs, as far as it has counted. */
  async asked(): Promise<number> {
    const [row] = await this.standby.ask(
      "select xact_commit::int as count from pg_stat_database where datname = current_database()",
    );
    return Number(row?.count ?? 0);
  }

  async close(): Promise<void> {
    for (const server of [this.standby, this.primary])
      await server.stop("immediate").catch(() => {});
  }
}

import { Agent as Connections, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import {
  AgentProfileReply,
  CarriersReply,
  LoginReply,
  NotificationsReply,
} from "@quotehaven/contract/schemas";
import { Api } from "../../people/Api";
import { ownAddress, type AgentDetails } from "../../people/details";
import { Latencies } from "./Latencies";
import type { Postgres } from "./Postgres";

type Member = { api: Api; email: string; etag?: string };

/** Many agents with a page open, each of which asks again and again whether there is news. */
export class Herd {
  readonly #connections = new Connections({ keepAlive: true, maxFreeSockets: Infinity });

  private constructor(
    private readonly members: readonly Member[],
    private readonly password: string,
  ) {}

  /** Copies an agent in the database, with twelve notifications each. Nobody is signed in yet. */
  static async copy(database: Postgres, origin: string, original: AgentDetails, count: number) {
    await database.run(`
      insert into users (type, email, password_hash, first_name, last_name, phone, created_at,
        verified_at)
      select type, 'herd.' || n || '@example.com', password_hash, first_name, last_name, phone,
        created_at, verified_at
      from users, generate_series(1, ${count}) n where email = '${original.email}';
      insert into agents (user_id) select id from users where email like 'herd.%';
      insert into notifications (user_id, code, first_name, event_key, seen, created_at)
      select id, 2, 'Casey', 'herd:' || n, n > 3, now() - n * interval '1 hour'
      from users, generate_series(1, 12) n where email like 'herd.%';
      analyze;`);
    const members = Array.from({ length: count }, (_, index) => ({
      api: new Api(origin, ownAddress()),
      email: `herd.${index + 1}@example.com`,
    }));
    return new Herd(members, original.password);
  }

  /** The first of them alone. */
  part(count: number): Herd {
    return new Herd(this.members.slice(0, count), this.password);
  }

  /** Signs everybody in, `atOnce` at a time; measures the sign-ins themselves. */
  async logIn(atOnce: number): Promise<Latencies> {
    const { password } = this;
    return this.#each(atOnce, this.members, async ({ api, email }, latencies) => {
      const token = await api.humanToken("login");
      const body = { email, password, type: 2, token };
      await latencies.measure(async () => {
        const { sid } = await api.call("POST", "/auth/login", LoginReply, { body });
        api.sid = sid;
      });
    });
  }

  /** Lets `atOnce` of them read one thing after the other for a while. */
  async read(atOnce: number, durationMs: number): Promise<Latencies> {
    const latencies = new Latencies();
    const endsAt = performance.now() + durationMs;
    await Promise.all(
      this.members.slice(0, atOnce).map(async ({ api }) => {
        const reads = [
          () => api.get("/notifications", NotificationsReply, { limit: "10" }),
          () => api.get("/agent/profile", AgentProfileReply),
          () => api.get("/agent/profile/carriers", CarriersReply),
        ];
        while (performance.now() < endsAt) {
          for (const read of reads) await latencies.measure(read);
        }
      }),
    );
    return latencies;
  }

  /** Everybody asks for their session and their notifications within one second. */
  async poll(): Promise<Latencies> {
    const latencies = new Latencies();
    await Promise.all(
      this.members.map(async (member) => {
        await pause(1_000 * Math.random());
        await latencies.measure(() => this.#ask(member, "/auth/check-session"));
        await latencies.measure(() => this.#ask(member, "/notifications?limit=3"));
      }),
    );
    return latencies;
  }

  close(): void {
    this.#connections.destroy();
  }

  async #each(
    atOnce: number,
    members: readonly Member[],
    work: (member: Member, latencies: Latencies) => Promise<void>,
  ): Promise<Latencies> {
    const latencies = new Latencies();
    const left = [...members];
    const workers = Array.from({ length: atOnce }, async () => {
      for (let next = left.pop(); next; next = left.pop()) await work(next, latencies);
    });
    await Promise.all(workers);
    return latencies;
  }

  /** Asks as a page does, over a connection that stays open; a list that it knows is not sent. */
  #ask(member: Member, path: string): Promise<void> {
    const url = new URL(`/api${path}`, member.api.origin);
    url.searchParams.set("sid", member.api.sid ?? "");
    const isList = path.startsWith("/notifications");
    const headers = isList && member.etag ? { "if-none-match": member.etag } : {};
    return new Promise((resolve, reject) => {
      get(url, { agent: this.#connections, headers }, (reply) => {
        reply.resume();
        reply.once("error", reject);
        reply.once("end", () => {
          if (isList) member.etag = reply.headers.etag;
          const { statusCode = 0 } = reply;
          if (statusCode === 200 || statusCode === 304) resolve();
          else reject(new Error(`${path.split("?")[0]} answered ${statusCode}`));
        });
      }).once("error", reject);
    });
  }
}

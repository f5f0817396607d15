import { Agent as Connections, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import {
  AgentProfileReply,
  CarriersReply,
  LoginReply,
  NotificationsReply,
} from "@quotehaven/contract/schemas";
import { Value } from "typebox/value";
import { Api } from "@quotehaven/e2e/people/Api";
import { ownAddress, type AgentDetails } from "@quotehaven/e2e/people/details";
import { Latencies } from "./Latencies";
import type { Postgres } from "./Postgres";

type Member = { api: Api; email: string; etag?: string };

/** Many agents with a page open, each of which asks again and again whether there is news. */
export class PollingAgents {
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
    return new PollingAgents(members, original.password);
  }

  /** The first of them alone. */
  part(count: number): PollingAgents {
    return new PollingAgents(this.members.slice(0, count), this.password);
  }

  /**
   * Signs everybody in, `atOnce` at a time, and measures the sign-ins. That a person is behind each
   * is shown before: people's own machines work that out, while they type.
   */
  async logIn(atOnce: number): Promise<Latencies> {
    const { password } = this;
    const ready: { member: Member; token: string }[] = [];
    await eachOf(atOnce, this.members, async (member) => {
      ready.push({ member, token: await member.api.humanToken("login") });
    });
    const latencies = new Latencies();
    await eachOf(atOnce, ready, ({ member: { api, email }, token }) =>
      latencies.measure(async () => {
        const body = JSON.stringify({ email, password, type: 2, token });
        const { text } = await this.#exchange(api, "/auth/login", { body });
        api.sid = Value.Parse(LoginReply, JSON.parse(text)).sid;
      }),
    );
    return latencies;
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

  /** Asks as a page does; a list that it knows is not sent. */
  async #ask(member: Member, path: string): Promise<void> {
    const { api, etag } = member;
    const known = path.startsWith("/notifications") ? etag : undefined;
    const reply = await this.#exchange(api, path, {
      headers: known ? { "if-none-match": known } : {},
    });
    if (path.startsWith("/notifications")) member.etag = reply.etag;
  }

  /** One call over a connection that stays open; costs less processor time than `fetch`. */
  #exchange(
    { origin, address, sid }: Api,
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: string },
  ): Promise<{ text: string; etag: string | undefined }> {
    const url = new URL(`/api${path}`, origin);
    if (sid) url.searchParams.set("sid", sid);
    const options = {
      agent: this.#connections,
      method: body === undefined ? "GET" : "POST",
      headers: {
        "x-forwarded-for": address,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
    };
    return new Promise((resolve, reject) => {
      const call = request(url, options, (reply) => {
        let text = "";
        reply.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        reply.once("error", reject);
        reply.once("end", () => {
          const { statusCode = 0 } = reply;
          if (statusCode === 200 || statusCode === 304) resolve({ text, etag: reply.headers.etag });
          else reject(new Error(`${path.split("?")[0]} answered ${statusCode}`));
        });
      });
      call.once("error", reject);
      call.end(body);
    });
  }
}

/** Does something with each, `atOnce` at a time. */
async function eachOf<T>(
  atOnce: number,
  all: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  const left = [...all];
  const workers = Array.from({ length: atOnce }, async () => {
    for (let next = left.pop(); next; next = left.pop()) await work(next);
  });
  await Promise.all(workers);
}

import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type pg from "pg";
import type { Static, TSchema } from "typebox";
import { DoneReply } from "@quotehaven/contract/schemas";
import { Agent } from "../e2e/people/Agent";
import { Api } from "../e2e/people/Api";
import { Consumer } from "../e2e/people/Consumer";
import { aConsumer, anAgent, ownAddress, type AgentDetails } from "../e2e/people/details";
import { openSession } from "./startApi";

/** Somebody's calls, and how long the latest of them took. */
class TimedApi extends Api {
  lastMs = 0;

  override async call<Schema extends TSchema>(
    method: Parameters<Api["call"]>[0],
    path: string,
    schema: Schema,
    asked?: Parameters<Api["call"]>[3],
  ): Promise<Static<Schema>> {
    const startedAt = performance.now();
    try {
      return await super.call(method, path, schema, asked);
    } finally {
      this.lastMs = performance.now() - startedAt;
    }
  }
}

/** People of a marketplace who change something, and what each change took in milliseconds. */
export class MarketWrites {
  constructor(
    private readonly db: pg.Client,
    private readonly origin: string,
  ) {}

  /** Somebody of the marketplace, signed in without a password. */
  async person(userId: number): Promise<TimedApi> {
    const api = this.#visitor();
    api.sid = await openSession(this.db, userId);
    return api;
  }

  /** An agent quotes a lead of theirs with a carrier. */
  async quote(api: TimedApi, leadId: number, carrier: string): Promise<number> {
    await new Agent(api, anAgent(), "").quote(leadId, carrier, { monthly: 90, yearly: 1_000 });
    return api.lastMs;
  }

  /** A consumer of the busiest ZIP code submits their first application. */
  async submit(): Promise<number> {
    const statement = await readFile(new URL("newcomer.sql", import.meta.url), "utf8");
    const email = `newcomer-${randomUUID()}@example.com`;
    const { rows } = await this.db.query<{ id: number }>(statement, [email]);
    const api = await this.person(rows[0]?.id ?? 0);
    await new Consumer(api, await aConsumer(api), "").apply([3]);
    return api.lastMs;
  }

  /** Registers an agent whose address counts as proved. */
  async register(): Promise<AgentDetails> {
    const details = anAgent();
    await new Agent(this.#visitor(), details, "").register();
    await this.db.query("update users set verified_at = now() where email = $1", [details.email]);
    return details;
  }

  /** An agent signs in with a password. */
  async logIn(details: AgentDetails): Promise<number> {
    const api = this.#visitor();
    await api.logIn(2, details);
    return api.lastMs;
  }

  async askForReset(email: string): Promise<void> {
    const api = this.#visitor();
    const token = await api.humanToken("forgot-password");
    await api.get("/auth/forgot-password", DoneReply, { email, token });
  }

  async deleteConsumer(api: TimedApi): Promise<number> {
    await api.delete("/user/profile/delete");
    return api.lastMs;
  }

  #visitor(): TimedApi {
    return new TimedApi(this.origin, ownAddress());
  }
}

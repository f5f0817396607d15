import type { Static, TSchema } from "typebox";
import { Value } from "typebox/value";
import {
  DoneReply,
  ErrorReply,
  LoginReply,
  type CustomerRoleNumber,
  type HumanAction,
} from "@quotehaven/contract/schemas";
import { readCustomerRole } from "@quotehaven/contract/wire";
import { solveHumanCheck } from "./humanToken";

type Method = "GET" | "POST" | "PUT";

/** The product refused a call. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly codes: readonly string[],
    readonly body: unknown,
    call: string,
  ) {
    super(`${call} answered ${status} ${codes.join(", ")} ${JSON.stringify(body)}`);
  }
}

/** What one person does through the API, from an address of the internet of their own. */
export class Api {
  sid: string | null = null;
  role: string | null = null;

  constructor(
    /** May change where the product is started anew. */
    readonly origin: string,
    readonly address: string,
    private readonly language = "en-US",
  ) {}

  /**
   * @throws Refusal where the status is not 2xx; Error where the reply does not keep its contract
   */
  async call<Schema extends TSchema>(
    method: Method,
    path: string,
    schema: Schema,
    { query = {}, body }: { query?: Record<string, string>; body?: object } = {},
  ): Promise<Static<Schema>> {
    const url = new URL(`/api${path}`, this.origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    if (this.sid) url.searchParams.set("sid", this.sid);
    const reply = await fetch(url, {
      method,
      headers: {
        "x-forwarded-for": this.address,
        "accept-language": this.language,
        ...(body ? { "content-type": "application/json" } : {}),
      },
      body: body && JSON.stringify(body),
    });
    const text = await reply.text();
    const told: unknown = text === "" ? null : JSON.parse(text);
    const name = `${method} ${path}`;
    if (!reply.ok) {
      const codes = Value.Check(ErrorReply, told) ? told.data : [];
      throw new Refusal(reply.status, codes, told, name);
    }
    if (Value.Check(schema, told)) return told;
    const [first] = Value.Errors(schema, told);
    throw new Error(`${name} broke its contract: ${JSON.stringify(first)}`);
  }

  get<Schema extends TSchema>(path: string, schema: Schema, query?: Record<string, string>) {
    return this.call("GET", path, schema, { query });
  }

  post(path: string, body: object) {
    return this.call("POST", path, DoneReply, { body });
  }

  put(path: string, body: object) {
    return this.call("PUT", path, DoneReply, { body });
  }

  /** Everything that follows is done as who logged in. */
  async logIn(type: CustomerRoleNumber, who: { email: string; password: string }): Promise<void> {
    const { email, password } = who;
    const body = { email, password, type, token: await this.humanToken("login") };
    this.sid = (await this.call("POST", "/auth/login", LoginReply, { body })).sid;
    this.role = readCustomerRole(type);
  }

  /** A token that shows that a person is behind one call; each counts once, for its action. */
  humanToken(action: HumanAction): Promise<string> {
    return solveHumanCheck(this, action);
  }
}

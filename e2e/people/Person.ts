import { DoneReply, VerifyReply, type CustomerRoleNumber } from "@quotehaven/contract/schemas";
import type { Api } from "./Api";
import { linkIn, mailTo } from "./mailbox";

/** Somebody with an account, and what everybody does with one. */
export abstract class Person<Details extends { email: string; password: string }> {
  /** 1 for consumers, 2 for agents. */
  protected abstract readonly type: CustomerRoleNumber;

  constructor(
    readonly api: Api,
    readonly details: Details,
    private readonly sandboxOrigin: string,
  ) {}

  async verify(): Promise<void> {
    const mail = await mailTo(this.sandboxOrigin, this.details.email, /confirm|verify/i);
    const token = new URL(linkIn(mail, "/verify")).searchParams.get("token");
    const google_token = await this.api.humanToken("verify");
    await this.api.call("POST", "/auth/verify", VerifyReply, { body: { token, google_token } });
  }

  /** The link of a reset mail, which this person asks for. */
  async resetLink(): Promise<string> {
    const { email } = this.details;
    const token = await this.api.humanToken("forgot-password");
    await this.api.get("/auth/forgot-password", DoneReply, { email, token });
    return linkIn(await mailTo(this.sandboxOrigin, email, /password/i), "/reset-password");
  }

  async logIn(): Promise<void> {
    await this.api.logIn(this.type, this.details);
  }
}

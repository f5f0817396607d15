import type { HumanAction } from "@quotehaven/contract/schemas";
import type { Mail } from "../outbox/mail/mailer";
import type { FakePaymentProvider } from "./fakePaymentProvider";
import type { Person } from "./seeds";
import { agentSignup, consumerSignup } from "./signupBodies";
import type { Caller, TestReply } from "./testApp";

/** What people do in many tests, by the calls that their screens make. */
export function createActs(t: {
  as(person: Person): Caller;
  anyone(ip?: string): Caller;
  mails: Mail[];
  humanToken(action: HumanAction): Promise<string>;
  payments: FakePaymentProvider;
}) {
  return {
    /** Registers somebody, from a new address of the internet or the given one. */
    register: async (
      role: Person["role"],
      changes: Partial<
        Record<keyof typeof consumerSignup | keyof typeof agentSignup, unknown>
      > = {},
      ip?: string,
    ) =>
      t.anyone(ip).post("/auth/signup", {
        ...(role === "agent" ? agentSignup : consumerSignup),
        token: await t.humanToken("signup"),
        ...changes,
      }),

    /** Presses a link that confirms an address. */
    verify: async (token: string) =>
      t.anyone().post("/auth/verify", { token, google_token: await t.humanToken("verify") }),

    /** The tokens of all links in the newest mail to an address. */
    linksMailedTo: (address: string): string[] => {
      const mail = t.mails.findLast(({ to }) => to === address);
      return [...(mail?.text ?? "").matchAll(/token=([\w-]+)/g)].map(([, token = ""]) => token);
    },

    /** The mails that went to somebody so far; call `deliver()` first. */
    mailsTo: ({ email }: { email: string }) => t.mails.filter(({ to }) => to === email),

    /** A person's notifications as they read them, the newest first. */
    noticesOf: async (person: Person): Promise<TestReply["body"][]> =>
      (await t.as(person).get("/notifications")).body.data.data,

    /** Ends the account of a consumer or an agent. */
    endAccount: (person: Person) =>
      t
        .as(person)
        .delete(person.role === "consumer" ? "/user/profile/delete" : "/agent/profile/delete"),

    /** The consumer chooses a quote. */
    choose: (consumer: Person, quoteId: number) => t.as(consumer).post(`/user/quotes/${quoteId}`),

    /**
     * An agent quotes a lead for life insurance with carrier 1, or what `changes` say; `put` for an update.
     * In a race with other calls the human token is made before, and given.
     */
    async quote(
      agent: Person,
      leadId: number,
      { token, ...changes }: { token?: string } & Record<string, unknown> = {},
      method: "post" | "put" = "post",
    ) {
      return t.as(agent)[method](`/agent/profile/leads/${leadId}`, {
        token: token ?? (await t.humanToken("quote")),
        inc_id: 1,
        prices: [{ ins_id: 2, qpr_monthly: 50, qpr_yearly: 600 }],
        ...changes,
      });
    },

    /** The agent pays for a lead that they won, and sees whose it is; gives the provider's intent. */
    async pay(agent: Person, leadId: number): Promise<string> {
      const path = `/agent/profile/leads/${leadId}/confirm`;
      const intentId = String((await t.as(agent).post(path)).body.payment_intent.id);
      t.payments.succeed(intentId);
      expect((await t.as(agent).get(path)).status).toBe(200);
      return intentId;
    },
  };
}

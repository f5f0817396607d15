import type { HumanAction } from "@quotehaven/contract/schemas";
import type { Mail } from "../ports/mailer";
import type { FakePaymentProvider } from "./fakePaymentProvider";
import type { Person } from "./seeds";
import type { Caller, TestReply } from "./testApp";

/** What people do in many tests, by the calls that their screens make. */
export function createActs(t: {
  as(person: Person): Caller;
  mails: Mail[];
  humanToken(action: HumanAction): Promise<string>;
  payments: FakePaymentProvider;
}) {
  return {
    /** The mails that went to somebody so far; call `deliver()` first. */
    mailsTo: ({ email }: { email: string }) => t.mails.filter(({ to }) => to === email),

    /** A person's notifications as they read them, the newest first. */
    noticesOf: async (person: Person): Promise<TestReply["body"][]> =>
      (await t.as(person).get("/notifications")).body.data.data,

    /** Ends the account of a consumer or an agent. */
    endAccount: (person: Person) =>
      t
        .as(person)
        .delete(
          person.accountType === "consumer" ? "/user/profile/delete" : "/agent/profile/delete",
        ),

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

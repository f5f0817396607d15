import { jest } from "@jest/globals";
import type { AgentQuote, QuoteBody } from "@quotehaven/contract/wire";
import { aLeadDetail, anAgentQuote } from "../../shared/leadFixtures";
import { blankForm, leadTypes, type QuoteForm } from "./quoteForms";
import { withQuote } from "../../shared/withQuote";
import { currentForms } from "./currentForms";
import { quoteBody, submitQuotes } from "./submitQuotes";

const types = leadTypes(aLeadDetail());
function aFilledForm(changes: Partial<QuoteForm> = {}): QuoteForm {
  const blank = blankForm(types, []);
  const prices = blank.prices.map((price) => ({ ...price, monthly: 90, yearly: 1000 }));
  return { ...blank, carrierId: 1, carrierName: "State Farm", prices, ...changes };
}

function aServer(refusesCarrier?: number) {
  const calls: string[] = [];
  const tokens: string[] = [];
  const answer = (method: string) => (body: QuoteBody) => {
    calls.push(`${method} ${body.carrierId}`);
    tokens.push(body.token);
    if (body.carrierId === refusesCarrier) return Promise.reject(new Error("already quoted"));
    return Promise.resolve(anAgentQuote({ id: 500 + body.carrierId, carrierId: body.carrierId }));
  };
  let count = 0;
  return {
    calls,
    tokens,
    to: (onSent: (quote: AgentQuote) => void) => ({
      leadId: 12,
      withToken: (call: (token: string) => Promise<AgentQuote>) => call(`token-${(count += 1)}`),
      create: answer("POST"),
      update: answer("PUT"),
      onSent,
    }),
  };
}

describe("submitting quotes", () => {
  const fresh = aFilledForm({ key: 41 });
  const open = aFilledForm({ key: 40, state: "editable", carrierId: 7 });
  const locked = aFilledForm({ key: 31, state: "locked", carrierId: 9 });

  it("creates new ones, updates open ones, and leaves locked ones alone, in turn", async () => {
    const server = aServer();
    await submitQuotes(
      [locked, open, fresh],
      server.to(() => {}),
    );
    expect(server.calls).toEqual(["PUT 7", "POST 1"]);
  });

  it("uses a fresh human token for every request", async () => {
    const server = aServer();
    await submitQuotes(
      [open, fresh],
      server.to(() => {}),
    );
    expect(server.tokens).toEqual(["token-1", "token-2"]);
  });

  it("stops at the first error, keeping what was sent before it", async () => {
    const server = aServer(7);
    const onSent = jest.fn();
    const third = aFilledForm({ key: 42, carrierId: 9 });
    await expect(submitQuotes([fresh, open, third], server.to(onSent))).rejects.toThrow(
      "already quoted",
    );
    expect(server.calls).toEqual(["POST 1", "PUT 7"]);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it("does not send the first one again when tried once more", async () => {
    const typed = [fresh, aFilledForm({ key: 42, carrierId: 7 })];
    let lead = aLeadDetail();
    const onSent = (quote: AgentQuote) => {
      lead = { ...lead, quotes: withQuote(lead.quotes, quote) };
    };
    await expect(submitQuotes(typed, aServer(7).to(onSent))).rejects.toThrow();
    const second = aServer();
    await submitQuotes(currentForms(typed, lead), second.to(onSent));
    expect(second.calls).toEqual(["POST 7"]);
    expect(currentForms(typed, lead).map((form) => form.state)).toEqual(["locked", "locked"]);
  });
});

describe("the body of a quote", () => {
  it("carries the form without a lone bundle value", () => {
    const form = aFilledForm({ bundle: { monthly: 10, yearly: null } });
    expect(quoteBody(form, 12, "t")).toEqual({
      leadId: 12,
      token: "t",
      quoteId: 1,
      carrierId: 1,
      prices: [{ insuranceTypeId: 1, insuranceTypeName: "Home", monthly: 90, yearly: 1000 }],
    });
  });
});

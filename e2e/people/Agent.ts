import type { Static } from "typebox";
import { exampleAgency } from "@quotehaven/contract/rules";
import { agentProfileUpdate } from "@quotehaven/contract/wire";
import {
  CarriersReply,
  ClientInfoReply,
  LeadReply,
  LeadsReply,
  PaymentReply,
  PaymentsReply,
  QuoteReply,
  type QuoteCover,
} from "@quotehaven/contract/schemas";
import { until } from "../until";
import type { AgentDetails } from "./details";
import { Person } from "./Person";

/**
 * Prices of a quote, in whole dollars: one for each insurance type, and one for all together. With
 * them, what it covers.
 */
export type QuotedPrices = {
  monthly: number;
  yearly: number;
  bundle?: { monthly: number; yearly: number };
  cover?: Static<typeof QuoteCover>;
};

/** An agent with an account, and what they do through the API. */
export class Agent extends Person<AgentDetails> {
  protected readonly type = 2;

  async register(): Promise<void> {
    const { firstName, lastName, email, phone, password } = this.details;
    await this.api.post("/auth/signup", {
      agent: true,
      token: await this.api.humanToken("signup"),
      name: firstName,
      lastname: lastName,
      email,
      phone,
      password,
      confirmPassword: password,
    });
  }

  /** Fills in the agency, so that leads from these zip codes are listed. */
  async completeProfile(zipIds: readonly number[]): Promise<void> {
    const profile = {
      ...exampleAgency,
      hasAllZipCodes: false,
      zipCodes: zipIds.map((id) => ({ id })),
    };
    await this.api.put("/agent/profile", agentProfileUpdate.encode(profile));
  }

  async addCarriers(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.api.post("/agent/profile/carriers", { carriers: [await this.carrierId(name)] });
    }
  }

  async carrierId(name: string): Promise<number> {
    const { data } = await this.api.get("/agent/profile/carriers", CarriersReply);
    const carrier = data.find(({ inc_name }) => inc_name === name);
    if (!carrier) throw new Error(`There is no carrier ${name}.`);
    return carrier.inc_id;
  }

  async leads(filter = "all") {
    const query = { limit: "12", offset: "0", filter };
    return (await this.api.get("/agent/profile/leads", LeadsReply, query)).data.data;
  }

  /** The newest lead, as soon as there is one. */
  lead() {
    return until("a lead", async () => (await this.leads())[0]);
  }

  leadDetail(leadId: number) {
    return this.api.get(`/agent/profile/leads/${leadId}`, LeadReply);
  }

  /** Quotes a lead with one carrier; the same price for each of its insurance types. */
  async quote(leadId: number, carrierName: string, prices: QuotedPrices) {
    const lead = await this.leadDetail(leadId);
    const carrier = lead.insurance_companies.find(({ inc_name }) => inc_name === carrierName);
    if (!carrier) throw new Error(`${carrierName} cannot be quoted on this lead.`);
    return this.sendQuote("POST", lead, { qot_id: 1, inc_id: carrier.inc_id }, prices);
  }

  /** Gives the quote with a carrier new prices, where its client changed the application. */
  async quoteAgain(leadId: number, carrierName: string, prices: QuotedPrices) {
    const lead = await this.leadDetail(leadId);
    const quote = lead.quote_info.find(({ inc_name }) => inc_name === carrierName);
    if (!quote) throw new Error(`${carrierName} was not quoted on this lead.`);
    const { qot_id, inc_id } = quote;
    return this.sendQuote("PUT", lead, { qot_id, inc_id }, prices);
  }

  private async sendQuote(
    method: "POST" | "PUT",
    { data, lead: { aps_id: id } }: LeadReply,
    named: { qot_id: number; inc_id: number },
    prices: QuotedPrices,
  ) {
    const body = {
      id,
      token: await this.api.humanToken("quote"),
      ...named,
      ...(prices.bundle
        ? { qot_monthly: prices.bundle.monthly, qot_yearly: prices.bundle.yearly }
        : {}),
      ...(prices.cover ? { qot_cover: prices.cover } : {}),
      prices: data.map(({ ins_id, ins_name }) => ({
        ins_id,
        ins_name,
        qpr_monthly: prices.monthly,
        qpr_yearly: prices.yearly,
      })),
    };
    const path = `/agent/profile/leads/${id}`;
    return (await this.api.call(method, path, QuoteReply, { body })).data;
  }

  /** What is needed to pay the fee of a lead that was won. */
  startPayment(leadId: number) {
    return this.api.call("POST", `/agent/profile/leads/${leadId}/confirm`, PaymentReply, {
      body: {},
    });
  }

  /** How to reach the client of a lead that is paid. */
  client(leadId: number) {
    return this.api.get(`/agent/profile/leads/${leadId}/confirm`, ClientInfoReply);
  }

  async payments() {
    return (await this.api.get("/agent/profile/payments", PaymentsReply)).data;
  }
}

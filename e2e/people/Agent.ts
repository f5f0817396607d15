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

/** Prices of a quote for each insurance type, in whole dollars, and what it covers. */
type QuotedPrices = { monthly: number; yearly: number; cover?: Static<typeof QuoteCover> };

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
    if (names.length === 0) return;
    const { data } = await this.api.get("/agent/profile/carriers", CarriersReply);
    const carriers = names.map((name) => {
      const carrier = data.find(({ inc_name }) => inc_name === name);
      if (!carrier) throw new Error(`There is no carrier ${name}.`);
      return carrier.inc_id;
    });
    await this.api.post("/agent/profile/carriers", { carriers });
  }

  async leads(filter = "all") {
    const query = { limit: "12", offset: "0", filter };
    return (await this.api.get("/agent/profile/leads", LeadsReply, query)).data.data;
  }

  /** The newest lead, as soon as there is one. */
  lead() {
    return until("a lead", async () => (await this.leads())[0]);
  }

  /**
   * Quotes a lead with one carrier, or changes a quote; the same price for each of its insurance types.
   */
  async quote(
    id: number,
    carrierName: string,
    { monthly, yearly, cover }: QuotedPrices,
    changed?: number,
  ) {
    const path = `/agent/profile/leads/${id}`;
    const { data, insurance_companies } = await this.api.get(path, LeadReply);
    const carrier = insurance_companies.find(({ inc_name }) => inc_name === carrierName);
    if (!carrier) throw new Error(`${carrierName} cannot be quoted on this lead.`);
    const body = {
      id,
      token: await this.api.humanToken("quote"),
      ...{ qot_id: changed ?? 1, inc_id: carrier.inc_id },
      ...(cover ? { qot_cover: cover } : {}),
      prices: data.map(({ ins_id, ins_name }) => ({
        ins_id,
        ins_name,
        qpr_monthly: monthly,
        qpr_yearly: yearly,
      })),
    };
    const method = changed === undefined ? "POST" : "PUT";
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

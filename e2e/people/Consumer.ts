import { toIsoDate, type Answers, type InsuranceTypeId } from "@quotehaven/contract/rules";
import {
  ApplicationReply,
  ConsumerQuotesReply,
  SignupQuestionsReply,
} from "@quotehaven/contract/schemas";
import { until } from "../until";
import { wireAnswers } from "./answers";
import type { ConsumerDetails } from "./details";
import { Person } from "./Person";

/** A consumer with an account, and what they do through the API. */
export class Consumer extends Person<ConsumerDetails> {
  protected readonly type = 1;

  async register(insId: InsuranceTypeId, wanted: Answers = {}): Promise<void> {
    const { details, api } = this;
    const { data } = await api.get("/auth/signup", SignupQuestionsReply, { insId: String(insId) });
    const form = data[0];
    if (!form) throw new Error(`There is no questionnaire ${insId}.`);
    await api.post("/auth/signup", {
      firstName: details.firstName,
      lastName: details.lastName,
      dateOfBirth: toIsoDate(details.dateOfBirth),
      address1: details.address1,
      address2: details.address2,
      city: details.city,
      state: details.state,
      rents: details.rents,
      zipcodes: [{ id: details.zip.zip_id }],
      maritalStatus: 0,
      gender: 1,
      phoneNumber: details.phone,
      email: details.email,
      currentInsuranceCompany: null,
      emailNotification: true,
      password: details.password,
      confirmPassword: details.password,
      insId,
      token: await api.humanToken("signup"),
      questionAnswers: wireAnswers(form, wanted),
    });
  }

  application() {
    return this.api.get("/user/application", ApplicationReply);
  }

  /** Saves complete answers for these types, and submits them unless told otherwise. */
  async apply(
    types: readonly InsuranceTypeId[],
    { wanted = {}, submit = true, force = false }: ApplyOptions = {},
  ): Promise<void> {
    const { data } = await this.application();
    const answers = types.map((type) => {
      const form = data.find(({ ins_id }) => ins_id === type);
      if (!form) throw new Error(`There is no questionnaire ${type}.`);
      return { ins_id: type, answers: wireAnswers(form, wanted) };
    });
    await this.api.call("POST", "/user/application", ApplicationReply, {
      body: { answers, submit, ...(force ? { force } : {}) },
    });
  }

  async quotes() {
    return (await this.api.get("/user/quotes", ConsumerQuotesReply)).data;
  }

  /** The quote of a carrier, as soon as it is there. */
  quoteOf(carrierName: string) {
    return until(`the quote of ${carrierName}`, async () =>
      (await this.quotes()).find(({ inc_name }) => inc_name === carrierName),
    );
  }

  async choose(quoteId: number): Promise<void> {
    await this.api.post(`/user/quotes/${quoteId}`, {});
  }
}

type ApplyOptions = { wanted?: Answers; submit?: boolean; force?: boolean };

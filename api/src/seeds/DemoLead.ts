import { randomUUID } from "node:crypto";
import {
  appliedCover,
  coversFromNeeds,
  endsOfQuote,
  heldCovers,
  type Covers,
  type Needs,
} from "@quotehaven/contract/cover";
import { utcDay } from "@quotehaven/contract/rules";
import { liveApplicationId } from "../applications/liveApplication";
import type { Deps } from "../deps";
import { dismissLead, readLead } from "../leads/lists/leads";
import { changeNotes } from "../leads/notes/leadNotes";
import { markAllSeen } from "../notices/notifications/notifications";
import { decideFeeReturn } from "../operations/console/fees";
import { readConfirmation, startPayment } from "../payments/payment";
import { askFeeBack } from "../payments/returns/feeReturns";
import { acceptQuote, takeBackChoice } from "../quotes/choosing/quotes";
import { createQuote } from "../quotes/quoting/quoting";
import { savePresentPolicies } from "../submission/presentPolicies";
import { deleteApplication, saveApplication } from "../submission/application";
import type { Customer } from "../accounts/sessions/access";
import { sendMessage } from "../threads/sendMessage";
import { markThreadRead, readThread } from "../threads/threads";
import { demoOperator, type AgentName, type DemoAgents } from "./demoAgents";
import { sentDemoAnswers } from "./demoAnswers";
import { chanceOf, daysBefore } from "./demoChoices";
import { joinAsConsumer } from "./joining";
import type { Happening, Past } from "./Past";
import type { Act, LeadStory } from "./scenes";

/** Filling in a questionnaire takes time: others have filled it in the same way. */
const ANSWER_SETS = 12;

/** Plays the story of one client: what each side does is done by the function that its route calls. */
export class DemoLead {
  private readonly deps: Deps;
  private clientId = 0;
  private id = 0;
  private need: Partial<Needs> = {};
  private submissions = 0;
  /** What was typed last, by question. */
  private answers = new Map<number, string>();
  private notesVersion = 0;
  private readonly quoteIds = new Map<number, number>();

  constructor(
    past: Past,
    private readonly agents: DemoAgents,
    private readonly story: LeadStory,
  ) {
    this.deps = past.deps;
  }

  /** Everything that happens, until now. */
  happenings(now: Date): Happening[] {
    const { joined, scenes } = this.story;
    return [
      { at: daysBefore(now, joined), happens: () => this.join() },
      ...scenes.map(({ daysAgo, ...act }) => ({
        at: daysBefore(now, daysAgo),
        happens: () => this.play(act),
      })),
    ];
  }

  private async join(): Promise<void> {
    const { client, index, place, types } = this.story;
    const [type = 1] = types;
    this.clientId = await joinAsConsumer(this.deps, client, { index, place, type });
    this.id = (await liveApplicationId(this.deps.db.query, this.clientId)) ?? 0;
  }

  private async play(act: Act): Promise<unknown> {
    const { deps, id, clientId } = this;
    const consumer = { id: clientId, language: "en" } as const;
    switch (act.does) {
      case "saves":
      case "submits":
        return this.save(act.does === "submits");
      case "tellsPolicies":
        return this.tellPolicies(act);
      case "deletes":
        return deleteApplication(deps, clientId, true);
      case "opens":
        return this.open(act.agent);
      case "quotes":
        return this.quote(act);
      case "chooses":
        await markAllSeen(deps, clientId);
        return acceptQuote(deps, consumer, this.quoteOf(act));
      case "takesBack":
        return takeBackChoice(deps, clientId, this.quoteOf(act));
      case "pays":
        await startPayment(deps, this.agents.get(act.agent), id);
        return readConfirmation(deps, this.agents.get(act.agent), id);
      case "notes":
        return this.note(act);
      case "putsAway":
        return dismissLead(deps, this.agents.get(act.agent).id, id);
      case "asks":
        return this.write({ id: clientId, role: "consumer" }, act);
      case "reads":
        return this.read({ id: clientId, role: "consumer" }, this.quoteOf(act));
      case "answers":
        return this.write(this.agents.get(act.agent), act);
      case "asksFeeBack": {
        const request = { reason: "contact-fails", words: act.words };
        return askFeeBack(deps, this.agents.get(act.agent), id, request);
      }
      case "getsFeeBack":
        return this.giveFeeBack();
    }
  }

  private async save(submit: boolean): Promise<void> {
    const { deps, clientId } = this;
    const { types, index, place, isInsured } = this.story;
    const variant = (index + this.submissions) % ANSWER_SETS;
    const answers = types.map((insuranceTypeId) => {
      const today = deps.clock.now();
      const sent = sentDemoAnswers(insuranceTypeId, {
        variant,
        today,
        state: place.state,
        isInsured,
      });
      return { insuranceTypeId, answers: sent };
    });
    this.answers = new Map(
      answers.flatMap(({ answers: sent }) =>
        sent.map(({ questionId, content }) => [questionId, content ?? ""]),
      ),
    );
    const force = this.submissions > 0;
    await saveApplication(
      deps,
      { id: clientId, language: "en" },
      { answers, ...(submit && { submit, force }) },
    );
    if (submit) this.submissions += 1;
  }

  /** The policies of the answers: their ends, and what is paid for them. */
  private async tellPolicies({
    carrier,
    cover,
  }: Extract<Act, { does: "tellsPolicies" }>): Promise<void> {
    const { home = {}, auto = {} } = this.applied(cover(coversFromNeeds(this.need)));
    const answer = (question: number) => this.answers.get(question) ?? "";
    await savePresentPolicies(this.deps, this.clientId, {
      home: {
        carrier,
        expiresOn: answer(131),
        premium: { dollars: Number(answer(132)), months: 12 },
        cover: home,
      },
      auto: {
        carrier,
        expiresOn: answer(165),
        premium: { dollars: 6 * Number(answer(167)), months: 6 },
        cover: auto,
      },
      isShared: true,
    });
  }

  private async open(agent: AgentName): Promise<void> {
    this.need = (await readLead(this.deps, this.agents.get(agent), this.id)).need ?? {};
  }

  private async quote({
    agent,
    carrierId,
    terms: { cover, priceFactor = 1, isShort = false, message } = {},
  }: Extract<Act, { does: "quotes" }>): Promise<void> {
    const { deps, story } = this;
    const prices = story.types.map((insuranceTypeId) => {
      const usual = 55 + insuranceTypeId * 22 + chanceOf(story.index, insuranceTypeId + 10) * 70;
      const monthly = Math.round(usual * priceFactor);
      return { insuranceTypeId, monthly, yearly: monthly * 12 };
    });
    const sum = prices.reduce((all, { monthly }) => all + monthly, 0);
    const monthly = prices.length > 1 ? Math.round(sum * 0.9) : null;
    const { earliest, usual } = endsOfQuote(utcDay(deps.clock.now()));
    const { id } = await createQuote(deps, this.agents.get(agent), this.id, {
      ...{ carrierId, prices, monthly, message, token: "" },
      yearly: monthly && monthly * 12,
      cover: cover && this.applied(cover(coversFromNeeds(this.need))),
      validUntil: isShort ? earliest : usual,
    });
    this.quoteIds.set(carrierId, id);
  }

  /** What of it makes sense for this client. */
  private applied(cover: Partial<Covers>): Partial<Covers> {
    return Object.assign({}, ...heldCovers(cover, this.need).map(appliedCover));
  }

  private quoteOf({ carrierId }: { carrierId: number }): number {
    const id = this.quoteIds.get(carrierId);
    if (id === undefined) throw new Error(`Nobody quoted with the carrier ${carrierId}.`);
    return id;
  }

  private async note({ agent, notes }: Extract<Act, { does: "notes" }>): Promise<void> {
    const { id } = this.agents.get(agent);
    const body = { version: this.notesVersion, ...notes };
    this.notesVersion = (await changeNotes(this.deps, id, this.id, body)).version;
  }

  private async read(reader: Customer, quoteId: number): Promise<void> {
    const { messages } = await readThread(this.deps, reader, quoteId, {});
    const last = messages.at(-1);
    if (last) await markThreadRead(this.deps, reader, quoteId, last.id);
  }

  /** Whoever answers has read what was asked. */
  private async write(
    writer: Customer,
    { carrierId, text }: { carrierId: number; text: string },
  ): Promise<void> {
    const quoteId = this.quoteOf({ carrierId });
    await this.read(writer, quoteId);
    await sendMessage(this.deps, writer, quoteId, { key: randomUUID(), text });
  }

  private async giveFeeBack(): Promise<void> {
    const { id } = await this.deps.db.query
      .selectFrom("fee_returns")
      .select("id")
      .where("application_id", "=", this.id)
      .executeTakeFirstOrThrow();
    const why = "The number and the address are nobody's.";
    await decideFeeReturn(this.deps, id, true, { actor: demoOperator, why });
  }
}

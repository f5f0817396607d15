import { MessageReply, ThreadReply } from "@quotehaven/contract/schemas";
import { answerTo } from "../e2e/faults/writes";
import type { Api } from "../e2e/people/Api";

const MOST_MESSAGES = 1_000;

/** Somebody who writes message after message about a quote, and remembers which were acknowledged. */
export class Correspondent {
  readonly #acknowledged: string[] = [];
  readonly #thread: string;
  #written = 0;

  constructor(
    private readonly api: Api,
    quoteId: number,
  ) {
    this.#thread = `/threads/${quoteId}`;
  }

  async write(): Promise<string> {
    this.#written += 1;
    const text = `Message ${this.#written}`;
    const body = { key: text, text };
    const answer = await answerTo(() =>
      this.api.call("POST", this.#thread, MessageReply, { body }),
    );
    if (answer === "200") this.#acknowledged.push(text);
    return answer;
  }

  read(): Promise<string> {
    return answerTo(() => this.api.get(this.#thread, ThreadReply));
  }

  /** How many acknowledged messages are not there once. */
  async lost(): Promise<number> {
    const query = { limit: String(MOST_MESSAGES) };
    const { messages } = (await this.api.get(this.#thread, ThreadReply, query)).data;
    const texts = messages.map(({ text }) => text);
    const isOnce = (text: string) => texts.filter((each) => each === text).length === 1;
    return this.#acknowledged.filter((text) => !isOnce(text)).length;
  }
}

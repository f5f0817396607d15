import type { Readable, Writable } from "node:stream";

type Answers = Record<"name" | "team" | "prefix" | "audience", string>;

export function askAnswers(from: {
  given: Partial<Answers>;
  folder?: string;
  input?: Readable;
  output?: Writable;
}): Promise<Answers & { folder?: string }>;

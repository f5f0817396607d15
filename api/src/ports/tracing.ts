/** What is told of a step beside its name: never what somebody typed or sent, nor who they are. */
export type StepFacts = Readonly<Record<string, string | number>>;

/** A statement that ended just now. Its text has its values as `$1`, `$2`, … */
export type EndedStatement = { text: string; tookMs: number; error?: unknown };

/** A request as it begins. */
export type BegunRequest = {
  method: string;
  /** The route as it is declared; null where there is none. */
  route: string | null;
  requestId: string;
  /** The trace that a proxy of ours began with it, as W3C's `traceparent`. */
  traceparent: string | null;
};

/** A request that is traced. */
export type RequestTrace = {
  /** What is called, and whatever it goes on with, belongs to the request. */
  during(next: () => void): void;
  /** The request was answered; null where nobody waited for that. */
  end(status: number | null): void;
};

/** Tells of requests and work where their time goes. What goes wrong with the telling harms neither. */
export type Tracing = {
  request(begun: BegunRequest): RequestTrace;
  /** Does work as a step of what is under way, or by itself; `asking` another service. */
  step<T>(
    name: string,
    what: { asking?: true; facts?: StepFacts },
    work: () => Promise<T>,
  ): Promise<T>;
  /** Does what is no part of what is under way, though that woke it. */
  apart(work: () => void): void;
  /** Adds a statement to what is under way; without anything under way it is not told. */
  statement(ended: EndedStatement): void;
  /** Tells what is left, as far as that is possible in a second. */
  close(): Promise<void>;
};

/** Tells nobody, for nothing. */
export const noTracing: Tracing = {
  request: () => ({ during: (next) => next(), end: () => {} }),
  step: (_name, _what, work) => work(),
  apart: (work) => work(),
  statement: () => {},
  close: async () => {},
};

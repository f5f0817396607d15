declare const payload: unique symbol;

/** An event as a remote declares it; `event` makes it. */
export type RemoteEvent<Payload = never> = {
  what: string;
  /** For types alone. */
  [payload]?: Payload;
};

/** The payload of a declared event. */
export type PayloadOf<Event> = Event extends { [payload]?: infer Payload } ? Payload : never;

/**
 * Declares an event: what it tells, and in words when it is told.
 *
 * @example const events = { "opened@1": event<{ topic: string }>("Somebody opened a topic.") };
 */
export function event<Payload extends object>(what: string): RemoteEvent<Payload> {
  return { what };
}

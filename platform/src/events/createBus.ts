type Listener<Payload> = (payload: Payload) => void;

/** A typed bus: see {@link createBus}. */
export type Bus<Events extends object> = {
  /** Tells every present listener, in the order they came. */
  emit<Name extends keyof Events>(name: Name, payload: Events[Name]): void;
  /** Listens; the returned function stops listening. Calling it again does nothing. */
  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void;
};

/**
 * A bus of named events. A listener that throws is given to `report`, and the
 * next still hears. Events named in `repeated` are sent to late listeners with
 * their last payload, at once.
 */
export function createBus<Events extends object>(
  repeated: ReadonlySet<keyof Events>,
  report: (error: unknown) => void,
): Bus<Events> {
  const listeners: { [Name in keyof Events]?: Set<Listener<Events[Name]>> } = {};
  const last: Partial<Events> = {};

  function tell<Payload>(listener: Listener<Payload>, payload: Payload) {
    try {
      listener(payload);
    } catch (error) {
      report(error);
    }
  }

  return {
    emit(name, payload) {
      if (repeated.has(name)) last[name] = payload;
      for (const listener of [...(listeners[name] ?? [])]) tell(listener, payload);
    },
    on(name, listener) {
      const present = (listeners[name] ??= new Set());
      // Wrapped, so that one function may listen twice and each undo ends its own.
      const own: typeof listener = (payload) => listener(payload);
      present.add(own);
      const payload = last[name];
      if (payload !== undefined) tell(own, payload);
      return () => void present.delete(own);
    },
  };
}

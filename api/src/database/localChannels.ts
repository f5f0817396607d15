import type { ChannelListener } from "./database";

/** Listeners of this process by channel. */
export function createLocalChannels() {
  const listeners = new Map<string, Set<ChannelListener>>();
  return {
    add(channel: string, listener: ChannelListener): () => Promise<void> {
      const group = listeners.get(channel) ?? new Set();
      listeners.set(channel, group.add(listener));
      return async () => {
        group.delete(listener);
      };
    },
    tell(channel: string, payload: string): void {
      for (const listener of listeners.get(channel) ?? []) listener(payload);
    },
    /** Messages may have been missed. */
    tellAllMissed(): void {
      for (const group of listeners.values()) for (const listener of group) listener(null);
    },
    names: () => [...listeners.keys()],
  };
}

import type { Command } from "commander";
import { isOpen, KEY_VARIABLE, withNewKey } from "../keys";
import { withNotifier } from "../notifiers";
import { withAccepted, withOffer } from "../transfer";
import { answering } from "./command";

/** Commands about whose names and prefixes are. */
export function addOwning(program: Command): void {
  program
    .command("key")
    .description("give a team a key, in place of the one it had; the first one closes the store")
    .argument("<team>")
    .action(
      answering(program, async (store, team: string) => {
        let key = "";
        let wasOpen = false;
        await store.change(
          (now) => {
            wasOpen = isOpen(now);
            const made = withNewKey(now, team, store.author.key);
            ({ key } = made);
            return made.registry;
          },
          { did: `key ${team}` },
        );
        const closed = wasOpen
          ? [`The store is closed now: ${team} operates it, and every team needs a key.`]
          : [];
        return {
          lines: [`${KEY_VARIABLE}=${key}`, ...closed],
          warnings: ["Keep it now: the store holds its hash alone."],
          data: { team, key },
        };
      }),
    );

  program
    .command("notifier")
    .description("give the service behind a remote a key to notify people with, and nothing else")
    .argument("<name>")
    .option("--revoke", "take it away again")
    .action(
      answering(program, async (store, name: string, { revoke = false }: { revoke?: boolean }) => {
        let key: string | null = null;
        await store.change(
          (now) => {
            const made = withNotifier(now, name, { by: store.author.key, isRevoked: revoke });
            ({ key } = made);
            return made.registry;
          },
          { did: revoke ? `notifier ${name} revoked` : `notifier ${name}` },
        );
        return revoke
          ? { lines: [`Nobody notifies in the name of ${name} any more.`], data: { name } }
          : {
              lines: [`The notifier key of ${name}: ${key}`],
              warnings: ["Keep it now: the store holds its hash alone."],
              data: { name, key },
            };
      }),
    );

  program
    .command("transfer")
    .description("offer a name and its prefixes to another team; to its owner takes the offer back")
    .argument("<name>")
    .argument("<team>")
    .action(
      answering(program, async (store, name: string, to: string) => {
        await store.change((now) => withOffer(now, { name, to, key: store.author.key }), {
          did: `transfer ${name} to ${to}`,
        });
        return {
          lines: [`${name} is offered to ${to}, who takes it with: release accept ${name}`],
          data: { name, offeredTo: to },
        };
      }),
    );

  program
    .command("accept")
    .description("take over a name and its prefixes that were offered to your team")
    .argument("<name>")
    .action(
      answering(program, async (store, name: string) => {
        const next = await store.change(
          (now) => withAccepted(now, { name, key: store.author.key }),
          { did: `accept ${name}` },
        );
        const team = next.owned.names[name] ?? "";
        return { lines: [`${name} belongs to ${team}.`], data: { name, team } };
      }),
    );

  program
    .command("owners")
    .description("show whose each name and prefix is")
    .action(
      answering(program, async (store) => {
        const { owned, keys, offers } = await store.registry();
        const prefixes = Object.entries(owned.prefixes).sort();
        const lines = Object.entries(owned.names).flatMap(([name, team]) => [
          `${name}: ${team}${offers[name] ? `, offered to ${offers[name]}` : ""}`,
          ...prefixes
            .filter(([, { app }]) => app === name)
            .map(([prefix, { exact }]) => `  ${prefix}${exact ? " alone" : ""}`),
        ]);
        const teams = keys.map(({ team }) => team);
        const known =
          teams.length > 0 ? `Keys: ${teams.join(", ")}` : "Keys: none, the store is open";
        return { lines: [...lines, known], data: { ...owned, keys: teams, offers } };
      }),
    );
}

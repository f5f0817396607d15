import type { Command } from "commander";
import { settingsOf, pointsOf, withAllowed, withConfig, withFlag } from "../settings";
import { entryOf } from "../entries";
import type { ReleaseStore } from "../store";
import { answering, type Answer } from "./command";

/** Commands about what is set of remotes in this store. */
export function addSettings(program: Command): void {
  program
    .command("flag")
    .description("switch a flag of a remote in this store; default lets its build decide")
    .argument("<name>")
    .argument("<flag>")
    .argument("<value>", "on, off or default")
    .action(
      answering(program, async (store, name: string, key: string, value: string) => {
        const wanted = { name, key, value: value === "default" ? null : value };
        await store.change((now) => withFlag(now, { ...wanted, by: store.author.key }), {
          did: `flag ${name} ${key} ${value}`,
        });
        return { lines: [`${name}: ${key} is ${value}`], data: { name, flag: key, value } };
      }),
    );

  program
    .command("config")
    .description("tell a remote a value of its configuration in this store; none takes it back")
    .argument("<name>")
    .argument("<key>")
    .argument("[value]")
    .action(
      answering(program, async (store, name: string, key: string, value: string | undefined) => {
        const wanted = { name, key, value: value ?? null };
        await store.change((now) => withConfig(now, { ...wanted, by: store.author.key }), {
          did: `config ${name} ${key}${value === undefined ? "" : ` ${value}`}`,
        });
        const said = value === undefined ? "as its build has it" : value;
        return { lines: [`${name}: ${key} is ${said}`], data: { name, key, value: value ?? null } };
      }),
    );

  program
    .command("allow")
    .description("confirm an origin that a remote asks for in the policy of pages")
    .argument("<name>")
    .argument("<kind>", "script, connect or frame")
    .argument("<origin>")
    .option("--revoke", "take it back")
    .action(answering(program, allow));

  program
    .command("settings")
    .description("show the flags, the configuration and the policy of a remote in this store")
    .argument("<name>")
    .action(answering(program, show));
}

type Asked = [name: string, kind: string, origin: string, options: { revoke?: boolean }];

async function allow(
  store: ReleaseStore,
  ...[name, kind, origin, { revoke: isTaken = false }]: Asked
) {
  await store.change((now) => withAllowed(now, { name, kind, origin, isTaken }, store.author.key), {
    did: `allow ${name} ${kind} ${origin}${isTaken ? " no more" : ""}`,
  });
  const holds = isTaken ? "no longer holds" : "holds";
  return {
    lines: [
      `The policy of pages ${holds} ${kind} ${origin} while a live build of ${name} asks for it.`,
    ],
    data: { name, kind, origin, isAllowed: !isTaken },
  };
}

async function show(store: ReleaseStore, name: string): Promise<Answer> {
  const registry = await store.registry();
  const { stable } = entryOf(registry, name);
  const { flags, config, policy } = pointsOf(stable);
  const settings = settingsOf(registry, stable);
  const described = Object.entries({ ...flags, ...config }).map(
    ([key, { what }]) => `${key} = ${String(settings[key])}  ${what}`,
  );
  const asked = policy.map((each) => {
    const isHeld = registry.allowed[name]?.includes(each);
    return `${each}  ${isHeld ? "confirmed" : `not confirmed: release allow ${name} ${each}`}`;
  });
  return {
    lines: [...described, ...asked],
    data: { settings, policy, allowed: registry.allowed[name] ?? [] },
  };
}

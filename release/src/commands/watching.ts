import { setTimeout as pause } from "node:timers/promises";
import type { Command } from "commander";
import { readFigures, type FiguresSource } from "../figures";
import { figuresForPrometheus, figuresTable } from "../figuresTable";
import { guard } from "../guard";
import { ReleaseError } from "../ReleaseError";
import { answering } from "./command";

type Options = { origin: string; days: number; every: number; once?: boolean };

/** Commands that read what tabs told of the live builds. */
export function addWatching(program: Command): void {
  const watch = answering(program, async (_store, options: Options & { prometheus?: boolean }) => {
    const figures = await readFigures(sourceOf(options));
    const shown = options.prometheus ? figuresForPrometheus(figures) : figuresTable(figures);
    return { lines: [shown], data: figures };
  });
  reading(program.command("watch"))
    .description("show what tabs tell of each build: loads, failures, vitals (FIGURES_TOKEN)")
    .option("--prometheus", "say it as Prometheus reads it")
    .action((options: Options) => again(options, () => watch(options)));

  const look = answering(program, async (store, options: Options) => {
    const verdicts = await guard(store, await readFigures(sourceOf(options)));
    const lines = verdicts.map(({ name, version, channel, story }) => {
      const done = channel === "canary" ? "canary ended" : "stable, look at it";
      return `${name} ${version}: ${done}: ${story}`;
    });
    return { lines, data: verdicts, isBad: verdicts.length > 0 };
  });
  reading(program.command("guard"))
    .description("end canaries that fail too often, and say of stable builds that they do")
    .action((options: Options) => again(options, () => look(options)));
}

const seconds = (text: string) => Math.max(1, Number(text) || 30);
const dayCount = (text: string) => Math.max(1, Math.floor(Number(text)) || 1);

function reading(command: Command): Command {
  return command
    .requiredOption("--origin <url>", "where people find the site", process.env.PUBLIC_ORIGIN)
    .option("--days <days>", "how many days count, today included", dayCount, 2)
    .option("--every <seconds>", "how often it looks", seconds, 30)
    .option("--once", "look once and end");
}

function sourceOf({ origin, days }: Options): FiguresSource {
  const token = process.env.FIGURES_TOKEN;
  if (!token) throw new ReleaseError("FIGURES_TOKEN is not set: it is that of the site's API.");
  return { origin, token, days };
}

/** Does something once, or until it is interrupted. */
async function again({ once, every }: Options, look: () => Promise<void>): Promise<void> {
  await look();
  while (!once) {
    await pause(every * 1_000);
    await look();
  }
}

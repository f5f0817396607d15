import { parseArgs } from "node:util";

/** Prints how a command is used, after what was wrong, and ends: with 2, or with 0 where it was asked for. */
export function endWithUsage(usage, wrong) {
  if (wrong === undefined) console.log(usage);
  else console.error(`${wrong}\n\n${usage}`);
  process.exit(wrong === undefined ? 0 : 2);
}

/**
 * What a command of ours was given. `--help` prints its usage and ends with 0; an option or a word that
 * it does not know prints it and ends with 2.
 *
 * @param {string} usage
 * @param {{ options?: object, knows?: (word: string) => boolean }} rules options as `parseArgs` has them;
 *   which words it knows, all unless given
 */
export function commandLine(usage, { options = {}, knows = () => true } = {}) {
  const { values, positionals } = parsed(usage, options);
  if (values.help) endWithUsage(usage);
  const unknown = positionals.find((word) => !knows(word));
  if (unknown !== undefined) endWithUsage(usage, `There is no ${unknown}.`);
  return { values, positionals };
}

function parsed(usage, own) {
  const options = { ...own, help: { type: "boolean", short: "h" } };
  try {
    return parseArgs({ args: process.argv.slice(2), allowPositionals: true, options });
  } catch (error) {
    return endWithUsage(usage, error.message);
  }
}

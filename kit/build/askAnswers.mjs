import { createInterface } from "node:readline";
import { whyNot } from "./createRemote.mjs";

const questions = {
  name: "Name, in small letters",
  team: "Team",
  prefix: "Prefix of its addresses",
  audience: "For anyone, consumer or agent",
};

/** What is taken where somebody only presses Enter, by what is answered already. */
const proposed = {
  name: ({ folder }) => folder ?? "help",
  team: ({ name }) => name[0].toUpperCase() + name.slice(1),
  prefix: ({ name }) => `/${name}`,
  audience: () => "anyone",
};

/**
 * What a new remote is made from: as it was given, else as somebody answers. What cannot be taken is
 * said, and asked again.
 *
 * @param {{ given: object, folder?: string, input?: object, output?: object }} from `given` by name;
 *   without `input` nobody is asked, and what would be proposed is taken
 * @throws where the input ends before everything is answered
 */
export async function askAnswers({ given, folder, input, output }) {
  const lines = input && createInterface({ input, output });
  const typed = lines?.[Symbol.asyncIterator]();
  const answers = { folder };
  for (const [what, question] of Object.entries(questions)) {
    const proposal = proposed[what](answers);
    const ask = () => nextLine(lines, typed, `${question} (${proposal}): `);
    answers[what] = given[what] ?? (typed ? await asked(what, proposal, ask, output) : proposal);
  }
  lines?.close();
  return answers;
}

async function asked(what, proposal, ask, output) {
  for (;;) {
    const answer = (await ask()).trim() || proposal;
    const why = whyNot(what, answer);
    if (!why) return answer;
    output.write(`${why}\n`);
  }
}

/** Read as lines come, so that several that were typed or piped at once are not lost. */
async function nextLine(lines, typed, prompt) {
  lines.setPrompt(prompt);
  lines.prompt();
  const { value, done } = await typed.next();
  if (done) throw new Error("Not everything was answered, so nothing is written.");
  return value;
}

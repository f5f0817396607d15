import { PassThrough, Readable } from "node:stream";
import { askAnswers } from "./askAnswers.mjs";

type Given = Parameters<typeof askAnswers>[0]["given"];

/** Asks somebody who types these lines; says what they saw. */
async function asking(lines: string[], given: Given = {}, folder?: string) {
  const output = new PassThrough();
  const input = Readable.from(lines.map((line) => `${line}\n`));
  const answers = await askAnswers({ given, folder, input, output });
  return { answers, shown: String(output.read()) };
}

it("asks for name, team, prefix and audience, and proposes what follows from the answers", async () => {
  const { answers, shown } = await asking(["faq", "", "/answers", ""]);
  expect(answers).toMatchObject({
    ...{ name: "faq", team: "Faq", prefix: "/answers", audience: "anyone" },
  });
  for (const question of ["letters (help): ", "Team (Faq): ", "addresses (/faq): ", "(anyone): "]) {
    expect(shown).toContain(question);
  }
});

it("says why an answer cannot be taken, and asks again", async () => {
  const { answers, shown } = await asking(["Help me", "faq", "", "faq", "", "all", "agent"]);
  expect(answers).toMatchObject({ name: "faq", prefix: "/faq", audience: "agent" });
  expect(shown).toContain(
    '"Help me" is no name: small letters, digits and "-", at most 40, not beginning with "shell".',
  );
  expect(shown).toContain('"faq" is no prefix:');
  expect(shown).toContain('"all" is no audience: anyone, consumer or agent.');
});

it("does not ask for what was given, and proposes the folder's name", async () => {
  const { answers, shown } = await asking(["", ""], { prefix: "/x", audience: "agent" }, "claims");
  expect(answers).toMatchObject({ name: "claims", team: "Claims", prefix: "/x" });
  expect(shown).not.toContain("Prefix");
});

it("asks nobody where nobody is there, and writes nothing where answers end", async () => {
  expect(await askAnswers({ given: { name: "faq" } })).toMatchObject({ prefix: "/faq" });
  await expect(asking(["faq"])).rejects.toThrow("Not everything was answered");
});

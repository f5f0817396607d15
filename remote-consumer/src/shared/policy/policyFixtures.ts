import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPolicy } from "@quotehaven/contract/policy";
import { carriers } from "@quotehaven/contract/policy/testing";
import { readPdfText } from "./pdfText";

const folder = join(import.meta.dirname, "../../../../contract/src/policy/testing/policies");

/** The bytes of one of the contract's files. */
export const policyFile = (name: string) => readFileSync(join(folder, `${name}.pdf`));

/** What one of the contract's files says. */
export async function readingOf(name: string) {
  const found = await readPdfText(new Blob([policyFile(name)]));
  if (found.kind !== "text") throw new Error(`${name} has no text.`);
  return readPolicy(found.text, carriers);
}

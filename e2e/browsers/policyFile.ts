import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Scene } from "./mainJourney";

const policy = join(
  import.meta.dirname,
  "../../contract/src/policy/testing/policies/01-home-boxed-two-columns.pdf",
);

/** A policy is read from its file, shown with what was found, and used. */
export async function policyFile({ tab }: Scene): Promise<void> {
  await tab.open("/auth/register/1");
  await tab.press("button", "I have my policy as a PDF");
  await tab.attach("policy.pdf", await readFile(policy));
  await tab.seeRole("heading", "Is this right?");
  await tab.seeRole("button", /^Dwelling \(A\): .*412,600/);
  await tab.isDrawn();
  await tab.press("button", "Use these");
  await tab.seeRole("heading", "What you have today");
  await tab.see("State Farm");
}

import type { describeApp } from "../src/prerender";

type Described = Awaited<ReturnType<typeof describeApp>>;

export function readApp(
  dir: string,
): Promise<Described & { version: string; scriptBudgetBytes?: number }>;

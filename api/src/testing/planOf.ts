import { CompiledQuery, type Compilable } from "kysely";
import type { Queries } from "../database";

/** How the database went about a statement, which it runs. */
export async function planOf(statement: Compilable, queries: Queries): Promise<string> {
  const { sql: text, parameters } = statement.compile();
  const explain = `explain (analyze, format json, costs off, timing off) ${text}`;
  const { rows } = await queries.executeQuery(CompiledQuery.raw(explain, [...parameters]));
  return JSON.stringify(rows);
}

/** The most rows that a step of a plan read. */
export function mostRead(plan: string): number {
  const read = [...plan.matchAll(/"(?:Actual Rows|Rows Removed by Filter)":\s*(\d+)/g)];
  return Math.max(...read.map(([, count]) => Number(count)));
}

import type { Queries } from "../database";

/** The same queries, or transaction; each statement that is made with them from now on is added to `texts`. */
export function overhear<Heard extends Queries>(
  queries: Heard,
  texts: string[] = [],
): { heard: Heard; texts: string[] } {
  const heard = queries.withPlugin({
    transformQuery({ node, queryId }) {
      texts.push(queries.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  }) as Heard;
  return { heard, texts };
}

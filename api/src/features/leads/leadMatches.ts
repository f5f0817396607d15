import { sql, type Expression, type SqlBool } from "kysely";
import { masksWrittenBy, zipIdsOf } from "../../leads/leadVisibility";
import type { Finding } from "./finding";

type Match = Expression<SqlBool>;

/** Where words are looked for: in the index of all leads' words, in the order of a list, or among the agent's own. */
type WordSearch = "index" | "order" | "own";

/**
 * What must hold of each `lead` of a query, among all or the agent's own. Of a withdrawn one there are
 * no words, no state and no renewal.
 */
export function leadMatches(finding: Finding, agentId: number, search: WordSearch): Match[] {
  const { typeMasks, words, state, zipArea, renewal, dueBy } = finding;
  return [
    ...(typeMasks === undefined ? [] : [hasTypes(typeMasks)]),
    ...(words === undefined ? [] : wordMatches[search](finding, words)),
    ...(state === undefined ? [] : [sql<SqlBool>`lead.state = ${state}`]),
    ...(zipArea === undefined ? [] : [isInZipArea(zipArea)]),
    ...(renewal === undefined ? [] : [endsBetween(renewal)]),
    ...(dueBy === undefined ? [] : [isDue(agentId, dueBy)]),
  ];
}

/** Whether one of these carriers writes all that a lead asks for. */
export function isWrittenBy(carrier: NonNullable<Finding["carrier"]>): Match {
  return hasTypes(masksWrittenBy([carrier]));
}

/** Whether a ZIP code, a lead's or another, begins with these digits. */
export function isInZipArea(
  zipArea: string,
  zipId: Expression<unknown> = sql.ref("lead.zip_id"),
): Match {
  const [first, last] = zipIdsOf(zipArea);
  return sql<SqlBool>`${zipId} between ${first} and ${last}`;
}

function hasTypes(masks: readonly number[]): Match {
  return sql<SqlBool>`lead.type_mask = any(${masks}::integer[])`;
}

const wordMatches: Record<WordSearch, (finding: Finding, words: string) => Match[]> = {
  index: (finding, words) => {
    const { short, others } = shortWordsOf(words);
    return short === ""
      ? [hasWords(finding, words)]
      : [hasWords(finding, others), hasBeginnings(short)];
  },
  order: (_, words) => [hasCommonWords(words)],
  own: (finding, words) => [hasWords(finding, words)],
};

/** A word of one or two letters, as all of it is kept by `beginnings`. */
const SHORT_WORD = /^[a-z\u00c0-\u00ff]{1,2}$/i;
const LONG_WORD = /^[a-z\u00c0-\u00ff]{3,}$/i;

/** The words of one or two letters, where there are longer ones beside them: those are rarer. */
function shortWordsOf(text: string): { short: string; others: string } {
  const words = text.split(/\s+/);
  if (!words.some((word) => LONG_WORD.test(word))) return { short: "", others: text };
  return {
    short: words.filter((word) => SHORT_WORD.test(word)).join(" "),
    others: words.filter((word) => !SHORT_WORD.test(word)).join(" "),
  };
}

/** What the index of words finds at once; of a prefix it collects all that begin so before it looks at the rest. */
function hasBeginnings(short: string): Match {
  return sql<SqlBool>`beginnings(lead.words) @> search_words(${short})`;
}

/** The places are asked for once more: with the words they are one question to the index of words. */
function hasWords({ state, zipArea }: Finding, words: string): Match {
  const asked = [
    sql`search_query(${words})`,
    // Names are words without marks, so nobody's name is a place.
    ...[state, zipArea].flatMap((place) =>
      place === undefined ? [] : [sql`${`'#${place}'`}::tsquery`],
    ),
  ];
  return sql<SqlBool>`lead.words @@ (${sql.join(asked, sql` && `)})`;
}

/** The same without the index of words: what is common is found at once in the order of a list. */
function hasCommonWords(words: string): Match {
  return sql<SqlBool>`ts_match_vq(lead.words, search_query(${words}))`;
}

function endsBetween({ from, to }: NonNullable<Finding["renewal"]>): Match {
  return sql<SqlBool>`lead.renews_on between ${from}::date and ${to}::date`;
}

function isDue(agentId: number, day: string): Match {
  return sql<SqlBool>`lead.application_id in (
    select application_id from lead_notes
    where agent_id = ${agentId} and follow_up_on <= ${day}::date)`;
}

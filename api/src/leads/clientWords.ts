import type { Tx } from "../database";
import { writeDesk } from "./desk/writeDesk";

/** The words of a text as they are searched: small letters and digits, without accents and apostrophes. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replace(/[\p{M}'’`]/gu, "")
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/**
 * What finds, for each word of a search, a word that begins with it, as PostgreSQL's `tsquery`; null for
 * a search without words. With `ofRows` only what a row of a list says is found: of the last name its
 * initial.
 *
 * @example searchQuery("Jo O'Neil") // "jo:* & oneil:*"
 */
export function searchQuery(search: string, { ofRows = false } = {}): string | null {
  const words = wordsOf(search);
  const end = ofRows ? ":*A" : ":*";
  return words.length === 0 ? null : words.map((word) => `${word}${end}`).join(" & ");
}

type Client = {
  firstName: string;
  lastName: string;
  city: string | null;
  state: string | null;
};

/**
 * The copy of a client in their application, by which agents find it. What a row of a list says has the
 * weight A, the last name B.
 */
export function clientColumns({ firstName, lastName, city, state }: Client) {
  const last = wordsOf(lastName);
  const [initial] = last[0] ?? "";
  const inRows = [...wordsOf(firstName), ...(initial ? [initial] : []), ...wordsOf(city ?? "")];
  const words = [...inRows.map((word) => `${word}:1A`), ...last.map((word) => `${word}:2B`)];
  return { client_words: words.join(" "), client_state: state };
}

/**
 * Copies a client anew into what agents find of theirs, and onto their desks. Whoever paid for a client whose account is gone
 * keeps the name.
 */
export async function copyClient(tx: Tx, consumerId: number): Promise<void> {
  const rows = await tx
    .selectFrom("applications")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .leftJoin("consumers", "consumers.user_id", "applications.consumer_id")
    .leftJoin("unlocked_clients as paid", "paid.application_id", "applications.id")
    .select(({ fn }) => [
      "applications.id",
      fn.coalesce("paid.first_name", "users.first_name").as("firstName"),
      fn.coalesce("paid.last_name", "users.last_name").as("lastName"),
      "consumers.city",
      "consumers.state",
    ])
    .where("applications.consumer_id", "=", consumerId)
    .where("applications.submitted_at", "is not", null)
    .where("applications.deleted_at", "is", null)
    .orderBy("applications.id")
    .execute();
  for (const { id, ...client } of rows) {
    await tx.updateTable("applications").set(clientColumns(client)).where("id", "=", id).execute();
  }
  await writeDesk(
    tx,
    rows.map(({ id }) => id),
  );
}

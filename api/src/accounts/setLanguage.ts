import type { Language } from "@quotehaven/contract/schemas";
import type { Queries } from "../database";

/** Stores the language an account's mails are written in; one that waits to be sent already follows it. */
export async function setLanguage(
  queries: Queries,
  userId: number,
  language: Language,
): Promise<void> {
  await queries
    .updateTable("users")
    .set({ language })
    .where("id", "=", userId)
    .where("language", "!=", language)
    .execute();
}

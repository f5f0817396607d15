import type { ZipCodesQuery } from "@quotehaven/contract/schemas";
import type { ZipCode } from "@quotehaven/contract/wire";
import type { Queries } from "../../database";

/** ZIP codes whose code or city begins with the search, at most `limit` of them by code; without a search all. */
export async function findZipCodes(
  queries: Queries,
  { search, limit }: ZipCodesQuery,
): Promise<ZipCode[]> {
  const text = (search ?? "").trim();
  let rows = queries
    .selectFrom("zip_codes")
    .select(["id", "code", "city", "state"])
    .orderBy("code");
  if (search !== undefined) {
    // "Austin, TX" as the list shows it, or only the beginning of a code or a city.
    const [place = "", state] = text.split(",").map((part) => part.trim());
    const start = `${place.replace(/[\\%_]/g, "\\$&")}%`;
    rows = rows
      .where((where) =>
        /^\d+$/.test(place)
          ? where("code", "like", start)
          : // As it is indexed.
            where(where.fn("lower", ["city"]), "like", start.toLowerCase()),
      )
      .limit(limit ?? 50);
    if (state) rows = rows.where("state", "=", state.toUpperCase());
  } else if (limit !== undefined) {
    rows = rows.limit(limit);
  }
  return rows.execute();
}

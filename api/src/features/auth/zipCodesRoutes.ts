import { ZipCodesQuery, ZipCodesReply } from "@quotehaven/contract/schemas";
import { zipCodesReply, type ZipCode } from "@quotehaven/contract/wire";
import type { Queries } from "../../database";
import type { Deps } from "../../deps";
import type { App } from "../../http/App";
import { replies } from "../../http/replies";
import { networkOf } from "../../network";

/** ZIP codes: a search, or all of them. */
export async function zipCodesRoutes(app: App, { db, rateLimiter }: Deps): Promise<void> {
  let everyZipCode: ZipCodesReply | undefined;

  app.get(
    "/auth/zipcodes",
    {
      config: { access: "public" },
      schema: { querystring: ZipCodesQuery, response: replies(ZipCodesReply) },
    },
    async (request) => {
      const { search, limit } = request.query;
      if (search !== undefined || limit !== undefined) {
        return zipCodesReply.encode(await findZipCodes(db.query, { search, limit }));
      }
      await rateLimiter.consume("bulkByIp", networkOf(request.ip));
      // The table does not change while the process runs.
      everyZipCode ??= zipCodesReply.encode(await findZipCodes(db.query, {}));
      return everyZipCode;
    },
  );
}

/** ZIP codes whose code or city begins with the search, at most `limit` of them by code; without a search all. */
async function findZipCodes(
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

import { plainDigits, readZip } from "@quotehaven/contract/rules";
import { ZipCodesQuery, ZipCodesReply } from "@quotehaven/contract/schemas";
import { zipCodesReply, type ZipCode } from "@quotehaven/contract/wire";
import type { Queries } from "../database";
import type { Deps } from "../deps";
import type { App } from "../server/App";
import { replies } from "../server/replies";
import { networkOf } from "../server/settings/network";
import { placeReadings } from "./placeReadings";

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

/** ZIP codes whose code or city begins with the search, however the city is spelt, at most `limit` of them by code; without a search all. */
async function findZipCodes(
  queries: Queries,
  { search, limit }: ZipCodesQuery,
): Promise<ZipCode[]> {
  let rows = queries
    .selectFrom("zip_codes")
    .select(["id", "code", "city", "state"])
    .orderBy("code");
  if (search === undefined) return (limit === undefined ? rows : rows.limit(limit)).execute();
  const digits = readZip(search) ?? plainDigits(search.trim());
  if (/^\d*$/.test(digits)) rows = rows.where("code", "like", `${digits}%`);
  else {
    const readings = placeReadings(search);
    rows = rows.where(({ or, and, eb }) =>
      or(
        readings.map(({ key, states }) =>
          and([
            eb("city_key", "like", `${key}%`),
            ...(states === null ? [] : [eb("state", "in", states.length > 0 ? states : [""])]),
          ]),
        ),
      ),
    );
  }
  rows = rows.limit(limit ?? 50);
  return rows.execute();
}

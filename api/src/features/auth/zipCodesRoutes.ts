import { ZipCodesQuery, ZipCodesReply } from "@quotehaven/contract/schemas";
import { zipCodesReply } from "@quotehaven/contract/wire";
import type { Deps } from "../../deps";
import type { App } from "../../http/App";
import { replies } from "../../http/replies";
import { networkOf } from "../../network";
import { findZipCodes } from "./zipCodes";

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

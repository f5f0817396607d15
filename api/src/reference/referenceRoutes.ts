import {
  ConfigReply,
  InsuranceCompaniesReply,
  InsuranceTypesReply,
} from "@quotehaven/contract/schemas";
import { insuranceCompaniesReply, insuranceTypesReply } from "@quotehaven/contract/wire";
import { insuranceTypeIds } from "@quotehaven/contract/rules";
import type { Deps } from "../deps";
import type { App } from "../server/App";
import { languageOf } from "../server/language";
import { replies } from "../server/replies";
import { carriers } from "./carriers";
import { insuranceTypeNames } from "./insuranceTypes";

/** What is the same for everybody: insurance types, carriers, and the public configuration. */
export async function referenceRoutes(app: App, deps: Deps): Promise<void> {
  const { config, humanVerifier } = deps;
  const open = { access: "public" } as const;

  app.get(
    "/insurance-types",
    { config: open, schema: { response: replies(InsuranceTypesReply) } },
    async (request) => {
      const names = insuranceTypeNames(languageOf(request));
      return insuranceTypesReply.encode(insuranceTypeIds.map((id) => ({ id, name: names[id] })));
    },
  );

  app.get(
    "/insurance-companies",
    { config: open, schema: { response: replies(InsuranceCompaniesReply) } },
    async () => insuranceCompaniesReply.encode([...carriers()]),
  );

  app.get("/config", { config: open, schema: { response: replies(ConfigReply) } }, async () => ({
    publicKey: config.stripe.publicKey,
    cardScriptUrl: config.stripe.scriptUrl,
    leadFee: config.leadFeeCents / 100,
    humanVerification: { kind: humanVerifier.kind, siteKey: humanVerifier.siteKey },
  }));
}

import { Type, type Static } from "typebox";
import { Value } from "typebox/value";
import type { Sandbox } from "./World";

const Page = Type.Object({
  data: Type.Array(
    Type.Object({
      id: Type.String(),
      /** Of a charge. */
      paid: Type.Optional(Type.Boolean()),
      metadata: Type.Optional(Type.Record(Type.String(), Type.String())),
    }),
  ),
  has_more: Type.Boolean(),
});

/** What the card processor has on record for a lead: its intents, and how often it was charged. */
export async function processorRecords(sandbox: Sandbox, leadId: number) {
  const intents = (await list(sandbox, "payment_intents")).filter(
    ({ metadata }) => metadata?.application === String(leadId),
  );
  const charges = await Promise.all(
    intents.map(({ id }) => list(sandbox, "charges", { payment_intent: id })),
  );
  return {
    intents: intents.length,
    charges: charges.flat().filter(({ paid }) => paid).length,
  };
}

async function list(sandbox: Sandbox, what: string, filter: Record<string, string> = {}) {
  const found: Static<typeof Page>["data"] = [];
  for (;;) {
    const url = new URL(`/v1/${what}`, sandbox.origin);
    const last = found.at(-1)?.id;
    url.search = String(
      new URLSearchParams({ ...filter, limit: "100", ...(last && { starting_after: last }) }),
    );
    const reply = await fetch(url, { headers: { authorization: `Bearer ${sandbox.secretKey}` } });
    const page: unknown = await reply.json();
    if (!Value.Check(Page, page)) throw new Error(`The processor said ${JSON.stringify(page)}`);
    found.push(...page.data);
    if (!page.has_more) return found;
  }
}

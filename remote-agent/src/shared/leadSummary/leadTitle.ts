import { shortened, shortName } from "@quotehaven/contract/rules";
import type { LeadReply } from "@quotehaven/contract/wire";

/** What tells a lead from others: "Maya R. · Home + Auto · Austin". */
export function leadTitle({ client, forms }: Pick<LeadReply, "client" | "forms">): string {
  const name = shortName(client.firstName, client.lastName);
  const types = forms.map((form) => form.name).join(" + ");
  return [name, types, shortened(client.city)].filter(Boolean).join(" · ");
}

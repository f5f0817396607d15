import { templateLimit } from "@quotehaven/contract/cover";
import {
  defaultValidators,
  insuranceTypeName,
  isInsuranceTypeId,
  firstError,
  plainName,
} from "@quotehaven/contract/rules";
import type { CoverTemplate, CoverTemplateBody } from "@quotehaven/contract/schemas";
import { lockAccountInTurn, type Queries } from "../../database";
import type { Deps } from "../../deps";
import { conflict, invalid, notFound } from "../../server/errors";

/**
 * Keeps a set of limits under a name; one of the same name and type is replaced.
 *
 * @throws 422 `required`, `max-length` or `name` for a name, `invalid-cover` unless the cover is that
 * of its insurance type alone; 409 `too-many-templates` where the most are kept already.
 */
export async function keepTemplate(
  { db, clock }: Pick<Deps, "db" | "clock">,
  agentId: number,
  { insuranceTypeId, name, cover }: CoverTemplateBody,
): Promise<CoverTemplate[]> {
  const refusal = firstError(name, [...defaultValidators, plainName], {});
  if (refusal) throw invalid(refusal.code);
  const type = insuranceTypeName(insuranceTypeId);
  const limitsOfType = cover[type];
  if (!limitsOfType || Object.keys(cover).length !== 1) throw invalid("invalid-cover");
  return db.transaction(async (tx) => {
    await lockAccountInTurn(tx, agentId);
    const kept = await templatesOf(tx, agentId);
    const others = kept.filter((each) => each.insuranceTypeId === insuranceTypeId);
    const isNew = !others.some((each) => each.name === name.trim());
    if (isNew && others.length >= templateLimit) throw conflict("too-many-templates");
    await tx
      .insertInto("cover_templates")
      .values({
        agent_id: agentId,
        type_id: insuranceTypeId,
        name: name.trim(),
        cover: JSON.stringify(limitsOfType),
        created_at: clock.now(),
      })
      .onConflict((existing) =>
        existing
          .columns(["agent_id", "type_id", "name"])
          .doUpdateSet({ cover: JSON.stringify(limitsOfType) }),
      )
      .execute();
    return templatesOf(tx, agentId);
  });
}

/** Forgets a set of limits. Quotes that were made from it stay as they are. */
export async function deleteTemplate(
  { db }: Pick<Deps, "db">,
  agentId: number,
  templateId: number,
): Promise<void> {
  const { numDeletedRows } = await db.query
    .deleteFrom("cover_templates")
    .where("id", "=", templateId)
    .where("agent_id", "=", agentId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}

/** The agent's sets of limits, by insurance type and name. */
export async function templatesOf(queries: Queries, agentId: number): Promise<CoverTemplate[]> {
  const rows = await queries
    .selectFrom("cover_templates")
    .select(["id", "type_id as typeId", "name", "cover"])
    .where("agent_id", "=", agentId)
    .orderBy("type_id")
    .orderBy("name")
    .execute();
  return rows.flatMap(({ id, typeId, name, cover }) =>
    isInsuranceTypeId(typeId)
      ? [{ id, insuranceTypeId: typeId, name, cover: { [insuranceTypeName(typeId)]: cover } }]
      : [],
  );
}

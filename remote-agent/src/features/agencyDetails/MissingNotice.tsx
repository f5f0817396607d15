import { useTranslation } from "@quotehaven/platform";
import { Notice } from "@quotehaven/shared-ui";
import type { NeededOfAgent } from "@quotehaven/contract/rules";

/** What the profile still needs before there are leads; nothing once it is complete. */
export function MissingNotice({ missing }: { missing: readonly NeededOfAgent[] }) {
  const { t } = useTranslation<"agent">();
  if (missing.length === 0) return null;
  return (
    <Notice kind="caution" title={t("agencyDetails.missing")}>
      {missing.map((name) => t(`agencyDetails.${name}`)).join(" · ")}
    </Notice>
  );
}

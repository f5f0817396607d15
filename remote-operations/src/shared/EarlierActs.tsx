import type { FeeRequest } from "@quotehaven/contract/schemas";
import { useFormats } from "@quotehaven/platform";
import { Stack, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";

/** What operators did before about the same: who, when and why. */
export function EarlierActs({ acts }: { acts: FeeRequest["acts"] }) {
  const { t } = useTranslation("operations");
  const { moment } = useFormats();
  if (acts.length === 0) return null;
  return (
    <Stack as="ul" $gap={1} style={{ paddingInlineStart: theme.space(5) }}>
      {acts.map(({ act, operator, why, at }) => (
        <li key={`${at}${act}`}>{`${t(`act.${act}`)}, ${operator}, ${moment(at)}: ${why}`}</li>
      ))}
    </Stack>
  );
}

import { Notice, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";

/** Recovery codes, shown this one time. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation("operations");
  return (
    <Notice kind="caution" title={t("codes.title")}>
      <Stack $gap={3}>
        <p>{t("codes.text")}</p>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </Stack>
    </Notice>
  );
}

import { Button } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { clearOverride } from "./overrides";

/** Ends trying out a build: back to the released one. */
export function StopOverride({ name }: { name: string }) {
  const { t } = useTranslation("shell");
  return (
    <Button
      emphasis="quiet"
      onClick={() => {
        clearOverride(name);
        window.location.reload();
      }}
    >
      {t("federation.stopOverride")}
    </Button>
  );
}

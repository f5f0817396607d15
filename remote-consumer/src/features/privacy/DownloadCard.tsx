import { useApiErrorToast, useToast } from "@quotehaven/platform";
import { Button, Card, Row, Stack } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { downloadEverything, type DownloadFormat } from "./privacyApi";

/** Everything that is held about the consumer, as a page to read or as data. */
export function DownloadCard() {
  const { t } = useTranslation("consumer");
  const toast = useToast();
  const toastError = useApiErrorToast();
  const [busy, setBusy] = useState<DownloadFormat | null>(null);
  const download = async (format: DownloadFormat) => {
    setBusy(format);
    try {
      await downloadEverything(format);
      toast(t("privacy.downloaded"), { kind: "success" });
    } catch (error) {
      toastError(error);
    }
    setBusy(null);
  };
  return (
    <Card as="section" aria-labelledby="download">
      <Stack gap={3}>
        <h2 id="download">{t("privacy.download")}</h2>
        <p>{t("privacy.downloadText")}</p>
        <Row gap={3}>
          {(["page", "data"] as const).map((format) => (
            <Button
              key={format}
              busy={busy === format}
              busyLabel={t("privacy.downloading")}
              onClick={() => void download(format)}
            >
              {t(format === "page" ? "privacy.downloadPage" : "privacy.downloadData")}
            </Button>
          ))}
        </Row>
      </Stack>
    </Card>
  );
}

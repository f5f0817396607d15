import { useApiErrorToast, useToast } from "@quotehaven/platform";
import { Button, Card, Row, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { useDownloadEverythingMutation, type DownloadFormat } from "./privacyApi";

/** Everything that is held about the consumer, as a page to read or as data. */
export function DownloadCard() {
  const { t } = useTranslation("consumer");
  const toast = useToast();
  const toastError = useApiErrorToast();
  const [downloadEverything, { isLoading, originalArgs }] = useDownloadEverythingMutation();
  const download = async (format: DownloadFormat) => {
    const { error } = await downloadEverything(format);
    if (error) toastError(error);
    else toast(t("privacy.downloaded"), { kind: "success" });
  };
  return (
    <Card as="section" aria-labelledby="download">
      <Stack $gap={3}>
        <h2 id="download">{t("privacy.download")}</h2>
        <p>{t("privacy.downloadText")}</p>
        <Row $gap={3}>
          {(["page", "data"] as const).map((format) => (
            <Button
              key={format}
              busy={isLoading && originalArgs === format}
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

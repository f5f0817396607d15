import { limits } from "@quotehaven/contract/rules";
import { useFormats } from "@quotehaven/platform";
import { Button, Row, Stack, TextArea } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { pastedCodes } from "./zipGroups";
import type { ZipMethodProps } from "./ZipFinder";

/** ZIP codes from a pasted list, with any separators. */
export function ZipsPasted({ onFind, isBusy }: ZipMethodProps) {
  const { t } = useTranslation("agent");
  const formats = useFormats();
  const [text, setText] = useState("");
  const [isAsked, setAsked] = useState(false);
  const { codes, unread } = pastedCodes(text);
  const error =
    codes.length === 0
      ? t("zips.noneRead")
      : codes.length > limits.zipCodes
        ? t("zips.tooMany", { count: limits.zipCodes, most: formats.number(limits.zipCodes) })
        : undefined;

  const find = () => {
    setAsked(true);
    if (error === undefined) onFind({ codes }, unread);
  };
  return (
    <Stack $gap={4}>
      <TextArea
        name="zipList"
        label={t("zips.listLabel")}
        hint={t("zips.listHint")}
        value={text}
        onChange={setText}
        rows={6}
        error={isAsked ? error : undefined}
      />
      <Row $justify="space-between">
        <span role="status">{codes.length > 0 && t("zips.read", { count: codes.length })}</span>
        <Button emphasis="primary" busy={isBusy} busyLabel={t("zips.adding")} onClick={find}>
          {t("zips.add")}
        </Button>
      </Row>
    </Stack>
  );
}

import { readZip } from "@quotehaven/contract/rules";
import { Button, Row, Stack, TextField } from "@quotehaven/shared-ui";
import { Select } from "@quotehaven/shared-ui/fields";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ZipMethodProps } from "./ZipFinder";

const distances = [5, 10, 25, 50, 100];

/** ZIP codes within some miles of one. */
export function ZipsAround({ onFind, isBusy }: ZipMethodProps) {
  const { t } = useTranslation("agent");
  const [near, setNear] = useState("");
  const [miles, setMiles] = useState(25);
  const [isRefused, setRefused] = useState(false);
  const code = readZip(near);

  const find = () => {
    setRefused(code === null);
    if (code !== null) onFind({ near: code, miles });
  };
  return (
    <Stack $gap={4}>
      <TextField
        name="zipNear"
        label={t("zips.near")}
        value={near}
        onChange={setNear}
        inputMode="numeric"
        autoComplete="off"
        error={isRefused && code === null ? t("zips.fiveDigits") : undefined}
      />
      <Select<number>
        name="zipMiles"
        label={t("zips.within")}
        options={distances.map((value) => ({ value, label: t("zips.miles", { count: value }) }))}
        value={miles}
        onChange={(value) => setMiles(value ?? 25)}
      />
      <Row $justify="end">
        <Button emphasis="primary" busy={isBusy} busyLabel={t("zips.adding")} onClick={find}>
          {t("zips.add")}
        </Button>
      </Row>
    </Stack>
  );
}

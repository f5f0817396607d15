import { coverFieldsOf, coverLines } from "@quotehaven/contract/cover";
import { insuranceTypes } from "@quotehaven/contract/rules";
import { CoveragePicture, useCoverTexts, VerdictMark } from "@quotehaven/shared-features/cover";
import { useFormats } from "@quotehaven/platform";
import { Row, Stack } from "@quotehaven/shared-ui";
import { DefinitionList } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import { typeNameKeys } from "../insuranceTypeNames";
import { shareInDollars, statedValue, statesNothing } from "./coverValues";
import type { JudgedCover } from "./quoteCover";

/**
 * What a quote covers of one insurance type: the amounts as a picture, the rest in words. Where its
 * agent stated nothing, that is said once.
 */
export function CoverSection({ held, verdict }: JudgedCover) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const texts = useCoverTexts();
  const lines = coverLines(held);
  const isSilent = statesNothing(held);
  const drawn = lines.filter(({ amounts }) => amounts).map(({ field }) => field);
  const others = coverFieldsOf(held.type)
    .map(([field]) => field)
    .filter((field) => !drawn.includes(field) && statedValue(held, field) !== undefined);
  const details = others.map((field) => {
    const line = lines.find((each) => each.field === field);
    const share = shareInDollars(held, field);
    return {
      key: field,
      term: texts.field(field, held),
      detail: [
        texts.value(field, statedValue(held, field)),
        share === null ? "" : money(share),
        line?.verdict === "below" ? texts.lack(line) || texts.verdict("below") : "",
      ]
        .filter(Boolean)
        .join(" · "),
    };
  });
  return (
    <Stack as="section" gap={2}>
      <Row justify="space-between">
        <h3>{t(typeNameKeys[insuranceTypes[held.type]])}</h3>
        <VerdictMark verdict={verdict} />
      </Row>
      {isSilent && <p>{texts.text.silent}</p>}
      <CoveragePicture held={held} isSilent={isSilent} />
      {details.length > 0 && <DefinitionList items={details} />}
    </Stack>
  );
}

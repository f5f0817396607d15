import {
  coverFieldsOf,
  coverLines,
  shareInDollars,
  statedValue,
  statesNothing,
  type HeldCover,
} from "@quotehaven/contract/cover";
import { insuranceTypes } from "@quotehaven/contract/rules";
import { CountsMark, CoveragePicture, useCoverTexts } from "@quotehaven/shared-features/cover";
import { useFormats } from "@quotehaven/platform";
import { Row, Stack } from "@quotehaven/shared-ui";
import { DefinitionList } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import { typeNameKeys } from "../insuranceTypeNames";

/**
 * What a quote covers of one insurance type: its lines as a picture, what nothing is held against in words.
 * Where its agent stated nothing, that is said once.
 */
export function CoverSection({ held }: { held: HeldCover }) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const texts = useCoverTexts();
  const isSilent = statesNothing(held);
  const lines = coverLines(held).map(({ field }) => field);
  const details = coverFieldsOf(held.type)
    .map(([field]) => field)
    .filter((field) => !lines.includes(field) && statedValue(held, field) !== undefined)
    .map((field) => {
      const share = shareInDollars(held, field);
      const value = texts.value(field, statedValue(held, field));
      return {
        key: field,
        term: texts.field(field, held),
        detail: share === null ? value : `${value} · ${money(share)}`,
      };
    });
  return (
    <Stack as="section" $gap={2}>
      <Row $justify="space-between">
        <h3>{t(typeNameKeys[insuranceTypes[held.type]])}</h3>
        <CountsMark helds={[held]} />
      </Row>
      {isSilent && <p>{texts.text.silent}</p>}
      <CoveragePicture held={held} isSilent={isSilent} />
      {details.length > 0 && <DefinitionList items={details} />}
    </Stack>
  );
}

import { lazyPart, Skeleton } from "@quotehaven/shared-ui";
import { FieldFrame, useField } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";

/** A zip code's combobox, whose code is loaded when a form first shows it. */
export const FormZipField = lazyPart(async () => (await import("./ZipCombobox")).ZipCombobox, {
  waiting: ({ disabled }) => <WaitingZipField disabled={disabled} />,
});

/** As large as the field that comes, so that nothing below it moves. */
function WaitingZipField({ disabled }: { disabled?: boolean }) {
  const { t } = useTranslation("consumer");
  const texts = {
    label: t("common.zipCode"),
    hint: disabled ? undefined : t("common.zipHint"),
    required: true,
  };
  return (
    <FieldFrame field={useField(texts)} {...texts}>
      <Skeleton $height={44} $shape="box" />
    </FieldFrame>
  );
}

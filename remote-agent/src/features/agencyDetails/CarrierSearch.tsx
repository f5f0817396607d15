import type { Carrier } from "@quotehaven/contract/wire";
import { Monogram } from "@quotehaven/shared-ui/content";
import { Combobox } from "@quotehaven/shared-ui/combobox";
import { useTranslation } from "react-i18next";

type CarrierSearchProps = {
  carriers: readonly Carrier[];
  onChoose: (carrier: Carrier) => void;
  error: string | undefined;
};

/** Finds a carrier by name. What is chosen goes out of the field, which is ready for the next one. */
export function CarrierSearch({ carriers, onChoose, error }: CarrierSearchProps) {
  const { t } = useTranslation("agent");
  return (
    <Combobox<number>
      autoComplete="off"
      name="carrier"
      label={t("agencyDetails.carrier")}
      hint={t("agencyDetails.carrierHint")}
      placeholder={t("agencyDetails.chooseCarrier")}
      options={carriers.map(({ id, name }) => ({
        value: id,
        label: name,
        image: <Monogram name={name} size={32} />,
      }))}
      value={null}
      onChange={(option) => {
        const carrier = carriers.find(({ id }) => id === option?.value);
        if (carrier) onChoose(carrier);
      }}
      error={error}
    />
  );
}

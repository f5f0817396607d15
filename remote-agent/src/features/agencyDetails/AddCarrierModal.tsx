import type { Carrier } from "@quotehaven/contract/schemas";
import { Problem, useApiErrorToast, useToast, useTranslation } from "@quotehaven/platform";
import { Button, Dropdown, Modal, Monogram, Skeleton, SkeletonScreen } from "@quotehaven/shared-ui";
import { useState } from "react";
import {
  useAgentCarrierAddMutation,
  useAgentCarrierChoicesQuery,
} from "../../shared/agentProfileApi";

/** Chooses one more carrier to work with. */
export function AddCarrierModal({
  own,
  onClose,
}: {
  /** What the agent has already; not offered again. */
  own: readonly Carrier[];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const toast = useToast();
  const toastError = useApiErrorToast();
  const choices = useAgentCarrierChoicesQuery();
  const [addCarrier, adding] = useAgentCarrierAddMutation();
  const [carrierId, setCarrierId] = useState<number | null>(null);
  const [isRefused, setRefused] = useState(false);

  const confirm = async () => {
    if (carrierId === null) return setRefused(true);
    const result = await addCarrier(carrierId);
    if (result.error) return toastError(result.error);
    toast(t("agencyDetails.carrierAdded"), { kind: "success" });
    onClose();
  };

  return (
    <Modal
      title={t("agencyDetails.addCarrierTitle")}
      size="small"
      onClose={onClose}
      footer={
        <Button
          emphasis="primary"
          busy={adding.isLoading}
          busyLabel={t("agencyDetails.adding")}
          onClick={() => void confirm()}
        >
          {t("agencyDetails.confirm")}
        </Button>
      }
    >
      {choices.data ? (
        <Dropdown
          name="carrier"
          label={t("agencyDetails.carrier")}
          placeholder={t("agencyDetails.chooseCarrier")}
          options={choices.data
            .filter(({ inc_id }) => !own.some((carrier) => carrier.inc_id === inc_id))
            .map(({ inc_id, inc_name }) => ({
              value: inc_id,
              label: inc_name,
              image: <Monogram name={inc_name} size={32} />,
            }))}
          value={carrierId}
          onChange={setCarrierId}
          error={isRefused && carrierId === null ? t("validation.required") : undefined}
        />
      ) : choices.error ? (
        <Problem error={choices.error} onRetry={choices.refetch} />
      ) : (
        <SkeletonScreen>
          <Skeleton height={72} shape="box" />
        </SkeletonScreen>
      )}
    </Modal>
  );
}

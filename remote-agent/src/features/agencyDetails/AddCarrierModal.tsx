import type { Carrier } from "@quotehaven/contract/wire";
import { Problem, useApiErrorToast, useToast, useUnsaved } from "@quotehaven/platform";
import { Button, lazyPart, Modal, Skeleton, SkeletonScreen, Stack } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  useAgentCarrierAddMutation,
  useAgentCarrierChoicesQuery,
} from "../../shared/agentProfileApi";
import { CarrierTiles } from "./CarrierTiles";

// The combobox is too much for the screen's first load.
const CarrierSearch = lazyPart(async () => (await import("./CarrierSearch")).CarrierSearch, {
  waiting: <Skeleton $height={72} $shape="box" />,
});

/** Chooses more carriers to work with, any number at once. */
export function AddCarrierModal({
  own,
  onClose,
}: {
  /** What the agent has already; not offered again. */
  own: readonly Carrier[];
  onClose: () => void;
}) {
  const { t } = useTranslation("agent");
  const toast = useToast();
  const toastError = useApiErrorToast();
  const choices = useAgentCarrierChoicesQuery();
  const [addCarriers, adding] = useAgentCarrierAddMutation();
  const [chosen, setChosen] = useState<readonly Carrier[]>([]);
  const [isRefused, setRefused] = useState(false);
  const release = useUnsaved(chosen.length > 0);

  const confirm = async () => {
    if (chosen.length === 0) return setRefused(true);
    const result = await addCarriers(chosen.map(({ id }) => id));
    if (result.error) return toastError(result.error);
    release();
    toast(t("agencyDetails.carrierAdded", { count: chosen.length }), { kind: "success" });
    onClose();
  };
  const had = new Set(own.map(({ id }) => id));
  const taken = new Set([...own, ...chosen].map(({ id }) => id));
  const toggle = (carrier: Carrier) =>
    setChosen((before) =>
      before.some(({ id }) => id === carrier.id)
        ? before.filter(({ id }) => id !== carrier.id)
        : [...before, carrier],
    );

  return (
    <Modal
      title={t("agencyDetails.addCarrierTitle")}
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
        <Stack $gap={4}>
          <CarrierSearch
            carriers={choices.data.filter(({ id }) => !taken.has(id))}
            onChoose={toggle}
            error={isRefused && chosen.length === 0 ? t("validation.required") : undefined}
          />
          <p role="status">{t("agencyDetails.carriersChosen", { count: chosen.length })}</p>
          <CarrierTiles
            carriers={choices.data.filter(({ id }) => !had.has(id))}
            chosen={chosen}
            onToggle={toggle}
          />
        </Stack>
      ) : choices.error ? (
        <Problem error={choices.error} onRetry={choices.refetch} />
      ) : (
        <SkeletonScreen>
          <Skeleton $height={72} $shape="box" />
        </SkeletonScreen>
      )}
    </Modal>
  );
}

import type { Carrier } from "@quotehaven/contract/wire";
import {
  Problem,
  useApiErrorToast,
  useToast,
  useTranslation,
  useUnsaved,
} from "@quotehaven/platform";
import {
  Button,
  IconButton,
  lazyPart,
  Modal,
  Monogram,
  Skeleton,
  SkeletonScreen,
  Stack,
  theme,
} from "@quotehaven/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import {
  useAgentCarrierAddMutation,
  useAgentCarrierChoicesQuery,
} from "../../shared/agentProfileApi";

// The combobox is too much for the screen's first load.
const CarrierSearch = lazyPart(async () => (await import("./CarrierSearch")).CarrierSearch, {
  waiting: <Skeleton height={72} shape="box" />,
});

const Chosen = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space(3)};
  }

  & > li > span:nth-of-type(2) {
    flex: 1;
    min-width: 0;
  }
`;

function ChosenCarriers({
  carriers,
  onDrop,
}: {
  carriers: readonly Carrier[];
  onDrop: (carrier: Carrier) => void;
}) {
  const { t } = useTranslation<"agent">();
  return (
    <Chosen aria-label={t("agencyDetails.chosenCarriers")}>
      {carriers.map((carrier) => (
        <li key={carrier.id}>
          <Monogram name={carrier.name} size={32} />
          <span>{carrier.name}</span>
          <IconButton
            icon="close"
            label={t("agencyDetails.dropCarrier", { name: carrier.name })}
            onClick={() => onDrop(carrier)}
          />
        </li>
      ))}
    </Chosen>
  );
}

/** Chooses more carriers to work with, any number at once. */
export function AddCarrierModal({
  own,
  onClose,
}: {
  /** What the agent has already; not offered again. */
  own: readonly Carrier[];
  onClose: () => void;
}) {
  const { t } = useTranslation<"agent">();
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
  const taken = new Set([...own, ...chosen].map(({ id }) => id));

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
        <Stack gap={4}>
          <CarrierSearch
            carriers={choices.data.filter(({ id }) => !taken.has(id))}
            onChoose={(carrier) => setChosen((before) => [...before, carrier])}
            error={isRefused && chosen.length === 0 ? t("validation.required") : undefined}
          />
          {chosen.length > 0 && (
            <ChosenCarriers
              carriers={chosen}
              onDrop={(carrier) => setChosen((before) => before.filter((each) => each !== carrier))}
            />
          )}
        </Stack>
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

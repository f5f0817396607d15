import type { Carrier } from "@quotehaven/contract/wire";
import { useApiErrorToast, useToast } from "@quotehaven/platform";
import { ConfirmDialog, Icon, IconButton, Stack, theme, useFocusNext } from "@quotehaven/shared-ui";
import { Monogram } from "@quotehaven/shared-ui/content";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useAgentCarrierDeleteMutation } from "../../shared/agentProfileApi";
import { AddTile } from "../../shared/AddTile";
import { AddCarrierModal } from "./AddCarrierModal";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${theme.space(3)};
  list-style: none;
`;

const CarrierCard = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  min-height: 60px;
  padding: ${theme.space(2, 2, 2, 3)};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  font-weight: ${theme.weight.medium};
  line-height: 1.3;

  & > span:nth-of-type(2) {
    flex: 1;
    min-width: 0;
  }
`;

type CarrierCardsProps = {
  carriers: readonly Carrier[];
  /** Whether the window to add some is open. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
};

/** The carriers an agent works with, and the ways to add some and to delete one. */
export function CarrierCards({ carriers, isAdding, onAdding }: CarrierCardsProps) {
  const { t } = useTranslation("agent");
  const toast = useToast();
  const toastError = useApiErrorToast();
  const [deleteCarrier, deletion] = useAgentCarrierDeleteMutation();
  const [deleting, setDeleting] = useState<Carrier | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useFocusNext();

  const confirmDelete = async () => {
    if (!deleting) return;
    const result = await deleteCarrier(deleting.id);
    setDeleting(null);
    if (result.error) return toastError(result.error);
    toast(t("agencyDetails.carrierDeleted"), { kind: "success" });
    focusNext(() => heading.current);
  };

  return (
    <Stack as="section" $gap={3} aria-labelledby="carriers-title">
      <h2 id="carriers-title" ref={heading} tabIndex={-1}>
        {t("agencyDetails.carriers")}
      </h2>
      <List>
        {carriers.map((carrier) => (
          <CarrierCard key={carrier.id}>
            <Monogram name={carrier.name} size={36} />
            <span>{carrier.name}</span>
            <IconButton
              icon="trash"
              tone="danger"
              label={t("agencyDetails.deleteCarrier", { name: carrier.name })}
              onClick={() => setDeleting(carrier)}
            />
          </CarrierCard>
        ))}
        <li>
          <AddTile $size="row" type="button" onClick={() => onAdding(true)}>
            <Icon name="plus" /> <span>{t("agencyDetails.addCarrier")}</span>
          </AddTile>
        </li>
      </List>
      {isAdding && <AddCarrierModal own={carriers} onClose={() => onAdding(false)} />}
      {deleting && (
        <ConfirmDialog
          title={t("agencyDetails.deleteCarrierTitle", { name: deleting.name })}
          message={t("agencyDetails.deleteCarrierConfirm")}
          confirmLabel={t("agencyDetails.deleteCarrierYes")}
          danger
          busy={deletion.isLoading}
          busyLabel={t("agencyDetails.deleting")}
          onConfirm={() => void confirmDelete()}
          onCancel={() => setDeleting(null)}
        />
      )}
    </Stack>
  );
}

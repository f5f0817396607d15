import { IconButton, Row } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";

type RowButtonsProps = {
  name: string;
  detailsId: string;
  isOpen: boolean;
  onToggle: () => void;
  onRemove: (() => void) | undefined;
};

/** What can be done with a row of the grid: open what it covers, or take away what was typed. */
export function RowButtons({ name, detailsId, isOpen, onToggle, onRemove }: RowButtonsProps) {
  const { t } = useTranslation("agent");
  return (
    <Row $gap={0} $wrap="nowrap">
      <IconButton
        icon={isOpen ? "chevron-up" : "chevron-down"}
        label={t("quoteLead.grid.detailsOf", { name })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={onToggle}
      />
      {onRemove && (
        <IconButton
          icon="trash"
          tone="danger"
          label={t("quoteLead.removeOf", { name })}
          onClick={onRemove}
        />
      )}
    </Row>
  );
}

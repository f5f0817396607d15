import { insuranceTypes, type InsuranceTypeId } from "@quotehaven/contract/rules";
import { useTranslation } from "@quotehaven/platform";
import { Icon, theme, type IconName } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { typeNameKeys } from "../../shared/insuranceTypeNames";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
`;

const Badge = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-height: 44px;
  padding: ${theme.space(2, 4)};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.round};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.ink};
  font-weight: 600;
  cursor: pointer;

  &:hover:not(:disabled) {
    border-color: ${theme.color.accent};
  }

  &[aria-pressed="true"] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
  }

  &:disabled {
    cursor: not-allowed;
  }

  &:disabled[aria-pressed="false"] {
    border-color: ${theme.color.line};
    color: ${theme.color.inkMuted};
  }
`;

const badges: { type: InsuranceTypeId; icon: IconName }[] = [
  { type: insuranceTypes.home, icon: "home" },
  { type: insuranceTypes.life, icon: "heart" },
  { type: insuranceTypes.auto, icon: "car" },
];

type TypeBadgesProps = {
  chosen: readonly InsuranceTypeId[];
  disabled: boolean;
  onToggle: (type: InsuranceTypeId) => void;
};

/** The insurance types as badges; a pressed one is part of the application. */
export function TypeBadges({ chosen, disabled, onToggle }: TypeBadgesProps) {
  const { t } = useTranslation<"consumer">();
  return (
    <Root role="group" aria-label={t("application.typesLabel")}>
      {badges.map(({ type, icon }) => {
        const isChosen = chosen.includes(type);
        return (
          <Badge
            key={type}
            type="button"
            aria-pressed={isChosen}
            disabled={disabled}
            onClick={() => onToggle(type)}
          >
            <Icon name={isChosen ? "check" : icon} size={18} />
            {t(typeNameKeys[type])}
          </Badge>
        );
      })}
    </Root>
  );
}

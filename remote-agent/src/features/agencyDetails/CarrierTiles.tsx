import type { Carrier } from "@quotehaven/contract/wire";
import { Icon, theme } from "@quotehaven/shared-ui";
import { Monogram } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  gap: ${theme.space(2)};
  max-height: min(360px, 45vh);
  overflow-y: auto;
  padding: 3px;
`;

const Tile = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-height: 48px;
  padding: ${theme.space(1.5, 2)};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  line-height: 1.25;
  text-align: start;
  cursor: pointer;

  & > span:nth-of-type(2) {
    flex: 1;
    min-width: 0;
  }

  &[aria-checked="true"] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    font-weight: ${theme.weight.bold};
  }
`;

type CarrierTilesProps = {
  carriers: readonly Carrier[];
  chosen: readonly Carrier[];
  onToggle: (carrier: Carrier) => void;
};

/** Every carrier as a tile to tick. */
export function CarrierTiles({ carriers, chosen, onToggle }: CarrierTilesProps) {
  const { t } = useTranslation("agent");
  const chosenIds = new Set(chosen.map(({ id }) => id));
  return (
    <Tiles role="group" aria-label={t("agencyDetails.allCarriers")}>
      {carriers.map((carrier) => {
        const isChosen = chosenIds.has(carrier.id);
        return (
          <Tile
            key={carrier.id}
            type="button"
            role="checkbox"
            aria-checked={isChosen}
            onClick={() => onToggle(carrier)}
          >
            <Monogram name={carrier.name} size={28} />
            <span>{carrier.name}</span>
            {isChosen && <Icon name="check" size={16} />}
          </Tile>
        );
      })}
    </Tiles>
  );
}

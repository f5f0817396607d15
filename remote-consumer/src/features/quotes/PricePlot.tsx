import { theme, touchTarget } from "@quotehaven/shared-ui";
import { countWords } from "@quotehaven/contract/cover";
import { useFormats, useLanguage } from "@quotehaven/platform";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import {
  acrossOf,
  downOf,
  heightOf,
  laneWords,
  leaderTo,
  placeMarks,
  plot,
  priceTicks,
  type MarkPlace,
} from "./plotPlaces";
import { usePresentCounts } from "../../shared/quotes/useVerdictWords";
import { outdoneKey, type Rated, type RatedQuote } from "./rateQuotes";
import { useElementWidth } from "./useElementWidth";

const Root = styled.div<{ $height: number }>`
  position: relative;
  height: ${({ $height }) => $height}px;
  font-size: ${theme.size[14]};
  font-variant-numeric: tabular-nums;
`;

const Grid = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: ${theme.color.inkMuted};
  font-size: ${theme.size[12]};
`;

const Mark = styled.button`
  position: absolute;
  width: 24px;
  height: 24px;
  margin: -12px 0 0 -12px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.round};
  background: none;
  color: ${theme.color.ink};
  font-weight: ${theme.weight.bold};
  cursor: pointer;
  ${touchTarget}

  && {
    position: absolute;
  }

  & > i {
    position: absolute;
    inset: 4px;
    border: 2px solid ${theme.color.accent};
    border-radius: inherit;
    background: ${theme.color.accent};
    forced-color-adjust: none;
  }

  &[data-muted] {
    color: ${theme.color.inkMuted};
    font-weight: ${theme.weight.regular};
  }

  &[data-muted] > i {
    inset: 6px;
    border-color: ${theme.color.inkMuted};
    background: ${theme.color.inkMuted};
  }

  &[data-ended] > i,
  &[data-silent] > i {
    background: ${theme.color.surfaceRaised};
  }

  &[aria-pressed="true"] > i {
    box-shadow: 0 0 0 4px ${theme.color.accentSoft};
  }

  &[role="img"] {
    cursor: default;
  }

  &[role="img"] > i {
    border: 2px dashed ${theme.color.ink};
    background: ${theme.color.surfaceRaised};
  }

  &:not([role="img"]):hover > span > span,
  &[aria-pressed="true"] > span > span {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

const Label = styled.span`
  position: absolute;
  overflow: hidden;
  line-height: 20px;
  white-space: nowrap;
  text-overflow: ellipsis;

  & > span {
    padding-inline: ${theme.space(1)};
    background: ${theme.color.surfaceRaised};
  }
`;

type PricePlotProps = {
  ratedQuotes: readonly RatedQuote[];
  /** What the reader has today, which is no quote and leads nowhere. */
  ratedPresent: Rated | null;
  /** The quote whose column is marked. */
  marked: number | null;
  onMark: (quoteId: number) => void;
};

/**
 * The quotes by price across and by how many lines of the need they meet upward. Those that state none
 * stand apart below. A mark leads to its column.
 */
export function PricePlot(props: PricePlotProps) {
  const { t } = useTranslation("consumer");
  const [ref, width] = useElementWidth();
  const height = heightOf(props.ratedQuotes);
  return (
    <Root ref={ref} $height={height} role="group" aria-label={t("plot.title")}>
      {width !== null && <Drawing {...props} width={width} />}
    </Root>
  );
}

function Drawing(props: PricePlotProps & { width: number }) {
  const { ratedQuotes, ratedPresent, marked, onMark, width } = props;
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const names = ratedQuotes.map(({ quote: { carrierName: carrier }, isEnded }) =>
    isEnded ? t("plot.ended", { carrier }) : carrier,
  );
  const rated = [...ratedQuotes, ...(ratedPresent ? [ratedPresent] : [])];
  const labels = rated.map(
    ({ monthly }, index) => `${names[index] ?? t("today.title")} ${money(monthly)}`,
  );
  const widths = labels.map((label) => Math.min(label.length * 8 + 24, width * 0.6));
  const places = placeMarks(rated, widths, width);
  return (
    <>
      <Frame rated={rated} width={width} places={places} widths={widths} />
      {ratedPresent && (
        <PresentMark
          rated={ratedPresent}
          label={labels.at(-1) ?? ""}
          labelWidth={widths.at(-1) ?? 0}
          place={places.at(-1)}
        />
      )}
      {ratedQuotes.map((each, index) => (
        <QuoteMark
          key={each.quote.id}
          rated={each}
          name={names[index] ?? ""}
          label={labels[index] ?? ""}
          labelWidth={widths[index] ?? 0}
          place={places[index]}
          isMarked={each.quote.id === marked}
          onMark={onMark}
        />
      ))}
    </>
  );
}

type FrameProps = {
  rated: readonly Rated[];
  width: number;
  places: readonly MarkPlace[];
  widths: readonly number[];
};

/**
 * The need as a line on top, the prices below, what quotes do not state as dashes above their marks, and
 * lines from marks to labels that are further away.
 */
function Frame({ rated, width, places, widths }: FrameProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const ticks = priceTicks(rated.map(({ monthly }) => monthly));
  const floor = downOf(0);
  const height = heightOf(rated);
  const bottom = height - plot.bottom;
  return (
    <Grid aria-hidden="true">
      <line
        x1="0"
        x2="100%"
        y1={downOf(1)}
        y2={downOf(1)}
        stroke={theme.color.positive}
        strokeDasharray="5 4"
      />
      <text x="0" y={downOf(1) - 8}>
        {t("plot.need")}
      </text>
      <line x1="0" x2="100%" y1={downOf(0.5)} y2={downOf(0.5)} stroke={theme.color.line} />
      <line x1="0" x2="100%" y1={floor} y2={floor} stroke={theme.color.lineStrong} />
      {bottom > floor && (
        <>
          <text x="0" y={laneWords.bottom - 5}>
            {t("plot.silent")}
          </text>
          <line x1="0" x2="100%" y1={bottom} y2={bottom} stroke={theme.color.lineStrong} />
        </>
      )}
      {rated.map(({ share, unstatedShare, isSilent }, index) => {
        const x = places[index]?.x;
        if (isSilent || unstatedShare === 0) return null;
        return (
          <line
            key={index}
            data-unstated={unstatedShare}
            x1={x}
            x2={x}
            y1={downOf(share)}
            y2={downOf(share + unstatedShare)}
            stroke={theme.color.inkMuted}
            strokeDasharray="2 4"
          />
        );
      })}
      {places.map(({ x, y, label }, index) => {
        const end = label && leaderTo(label, widths[index] ?? 0);
        return (
          end && (
            <line
              key={index}
              x1={x}
              x2={x + end.dx}
              y1={y}
              y2={y + end.dy}
              stroke={theme.color.lineStrong}
            />
          )
        );
      })}
      {ticks.map((tick) => {
        const across = acrossOf(tick, ticks, width);
        return (
          <g key={tick}>
            <line
              x1={across}
              x2={across}
              y1={bottom}
              y2={bottom + 4}
              stroke={theme.color.lineStrong}
            />
            <text x={across} y={height - 6} textAnchor="middle">
              {money(tick)}
            </text>
          </g>
        );
      })}
    </Grid>
  );
}

type QuoteMarkProps = {
  rated: RatedQuote;
  name: string;
  label: string;
  labelWidth: number;
  place?: MarkPlace;
  isMarked: boolean;
  onMark: (quoteId: number) => void;
};

function QuoteMark({ rated, name, label, labelWidth, place, isMarked, onMark }: QuoteMarkProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const language = useLanguage();
  const { quote, monthly, counts, isEnded, isOpen, isSilent, outdone } = rated;
  const carrier = quote.carrierName;
  // Begins as the label does, for whoever says what they see.
  const said = [
    t("plot.mark", { carrier: name, price: money(monthly), words: countWords(counts, language) }),
    outdone && t(outdoneKey(outdone), { by: outdone.by.carrierName, what: carrier }),
  ];
  if (!place) return null;
  return (
    <Mark
      type="button"
      aria-label={said.filter(Boolean).join(", ")}
      aria-pressed={isMarked}
      data-silent={isSilent ? "" : undefined}
      data-muted={outdone || !isOpen ? "" : undefined}
      data-ended={isEnded ? "" : undefined}
      style={{ left: place.x, top: place.y }}
      onClick={() => onMark(quote.id)}
    >
      <i />
      <MarkLabel {...{ place, label, labelWidth }} />
    </Mark>
  );
}

type MarkLabelProps = { place: MarkPlace; label: string; labelWidth: number };

function MarkLabel({ place, label, labelWidth }: MarkLabelProps) {
  if (!place.label) return null;
  return (
    <Label
      style={{
        left: place.label.dx + 12,
        top: place.label.dy + 12,
        width: labelWidth,
        textAlign: place.label.dx < -labelWidth ? "end" : "start",
      }}
    >
      <span>{label}</span>
    </Label>
  );
}

type PresentMarkProps = Pick<QuoteMarkProps, "label" | "labelWidth" | "place"> & { rated: Rated };

/** What the reader has today: a ring of dashes, and nothing to press. */
function PresentMark({ rated, label, labelWidth, place }: PresentMarkProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const words = usePresentCounts()(rated.counts);
  if (!place) return null;
  return (
    <Mark
      as="div"
      role="img"
      aria-label={t("today.mark", { price: money(rated.monthly), words })}
      style={{ left: place.x, top: place.y }}
    >
      <i />
      <MarkLabel {...{ place, label, labelWidth }} />
    </Mark>
  );
}

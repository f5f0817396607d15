import { heldCovers, wholeCover } from "@quotehaven/contract/cover";
import type { ConsumerQuotes } from "@quotehaven/contract/wire";
import { CoverDrawing } from "@quotehaven/shared-features/cover";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Application } from "../../shared/applicationApi";
import { NeedOutlines } from "../../shared/NeedOutline";
import { choiceOf } from "../../shared/quotes/choiceOf";
import { bestCovering } from "./standing";

const Root = styled.figure`
  display: grid;
  gap: ${theme.space(2)};

  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 360px));
    justify-content: center;
    gap: ${theme.space(4)};
  }

  & > figcaption {
    text-align: center;
    color: ${theme.color.inkMuted};
  }
`;

type StandingPictureProps = {
  application: Application | undefined;
  quotes: ConsumerQuotes;
  today: string;
};

/** What is needed, filled as far as the chosen quote goes, or the one that covers most of it. */
export function StandingPicture({ application, quotes, today }: StandingPictureProps) {
  const { t } = useTranslation("consumer");
  const needs = quotes.need ?? {};
  const choice = choiceOf(quotes);
  const shown =
    choice && choice.state !== "ended"
      ? choice.quote
      : bestCovering(quotes.quotes, needs, today)[0];
  const helds = heldCovers(shown?.cover ?? {}, needs);
  if (helds.length === 0) return <NeedOutlines application={application} />;
  const { met, lines } = wholeCover(shown?.cover ?? {}, needs);
  return (
    <Root>
      <div>
        {helds.map((held) => (
          <CoverDrawing key={held.type} held={held} isNeedOnly={!shown} />
        ))}
      </div>
      <figcaption>
        {shown
          ? t("standing.picture.covered", { carrier: shown.carrierName, met, lines })
          : t("standing.picture.needed")}
      </figcaption>
    </Root>
  );
}

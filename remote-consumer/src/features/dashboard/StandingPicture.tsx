import { countLines, countWords, heldCovers } from "@quotehaven/contract/cover";
import type { ConsumerQuotes } from "@quotehaven/contract/wire";
import { useLanguage } from "@quotehaven/platform";
import { CoverDrawing } from "@quotehaven/shared-features/cover";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Application } from "../../shared/applicationApi";
import { NeedOutlines } from "../../shared/NeedOutline";
import { choiceOf } from "../../shared/quotes/choiceOf";

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
};

/** What is needed. Nothing of it is filled before a quote is chosen; then it is, as far as that one goes. */
export function StandingPicture({ application, quotes }: StandingPictureProps) {
  const { t } = useTranslation("consumer");
  const language = useLanguage();
  const choice = choiceOf(quotes);
  const chosen = choice && choice.state !== "ended" ? choice.quote : undefined;
  const helds = heldCovers(chosen?.cover ?? {}, quotes.need ?? {});
  if (helds.length === 0) return <NeedOutlines application={application} />;
  const words = countWords(countLines(helds), language);
  return (
    <Root>
      <div>
        {helds.map((held) => (
          <CoverDrawing key={held.type} held={held} isNeedOnly={!chosen} />
        ))}
      </div>
      <figcaption>
        {chosen && words
          ? t("standing.picture.covered", { carrier: chosen.carrierName, words })
          : t("standing.picture.needed")}
      </figcaption>
    </Root>
  );
}

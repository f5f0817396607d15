import { useTranslation } from "@quotehaven/platform";
import { Hero, type LandingStart } from "@quotehaven/platform/landing";
import { Illustration, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

const Picture = styled.div`
  display: grid;
  place-items: center;

  & > svg {
    width: 100%;
    height: auto;
    max-width: 420px;
  }

  ${theme.mobile} {
    display: none;
  }
`;

/** Clients who are ready for a quote. */
export function AgentHero({ start }: { start: LandingStart }) {
  const { t } = useTranslation<"agent">();
  return (
    <Hero
      texts={{
        eyebrow: t("agentLanding.hero.eyebrow"),
        title: t("agentLanding.hero.title"),
        text: t("agentLanding.hero.text"),
        seeHow: t("agentLanding.hero.seeHow"),
        note: t("agentLanding.hero.note"),
      }}
      start={start}
      picture={
        <Picture>
          <Illustration name="handshake" size={420} />
        </Picture>
      }
    />
  );
}

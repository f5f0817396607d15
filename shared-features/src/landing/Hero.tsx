import { homePath, useSession } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { ButtonLink, Container, Icon, textLinkAlone, theme } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { topBlockId } from "./sections";
import { StartButton, type LandingStart } from "./StartButton";
import { useGoToSection } from "./useSections";

const Root = styled.section`
  padding-block: ${theme.space(10, 14)};

  &:focus {
    outline: none;
  }

  ${theme.mobile} {
    padding-block: ${theme.space(3, 4)};
  }
`;

const Columns = styled(Container)<{ $align: "start" | "center" }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: ${({ $align }) => $align};
  gap: ${theme.space(12)};

  ${theme.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space(5)};
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space(5)};

  & > h1 {
    font-size: clamp(${theme.size[36]}, 5vw, ${theme.size[48]});
    line-height: 1.1;
  }

  ${theme.mobile} {
    gap: ${theme.space(4)};
  }
`;

const Eyebrow = styled.p`
  color: ${theme.color.accent};
  font-weight: ${theme.weight.bold};
`;

const Lead = styled.p`
  max-width: 54ch;
  font-size: ${theme.size[18]};
  line-height: 1.55;

  ${theme.mobile} {
    font-size: ${theme.size[16]};
    line-height: 1.5;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(3, 6)};
`;

const SeeHow = styled.a`
  ${textLinkAlone}
  padding: ${theme.space(2, 0)};
`;

const Notes = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  padding: 0;
  color: ${theme.color.inkMuted};
  list-style: none;

  & > li {
    display: flex;
    gap: ${theme.space(2)};
  }

  & svg {
    flex: none;
    margin-top: 2px;
    color: ${theme.color.positive};
  }
`;

type HeroProps = {
  texts: { eyebrow: string; title: string; text: string; seeHow: string; notes: readonly string[] };
  start: LandingStart;
  /** Shown beside the texts. */
  picture: ReactNode;
  /** How visitors begin, with a button of its own, in place of the plain one. */
  children?: ReactNode;
};

/**
 * The first thing said: what this is, and the one thing to do. Who is signed in is not asked to
 * begin (LAN-2, AGL-4), but led to what they have, on either landing.
 */
export function Hero({ texts, start, picture, children }: HeroProps) {
  const { t } = useTranslation("platform");
  const { status, role } = useSession();
  const goToSection = useGoToSection();
  return (
    <Root id={topBlockId} tabIndex={-1} aria-labelledby="landing-title">
      {/* A picture that changes its height with what is asked beside it must not move that. */}
      <Columns $align={children ? "start" : "center"}>
        <Words>
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <h1 id="landing-title">{texts.title}</h1>
          <Lead>{texts.text}</Lead>
          {status !== "signedIn" && children}
          <Actions>
            {status !== "signedIn" ? (
              !children && <StartButton emphasis="primary" size="large" start={start} />
            ) : (
              <ButtonLink
                as={Link}
                to={`${homePath(role)}/${role === "agent" ? "leads" : "my-quotes"}`}
                $emphasis="primary"
                $size="large"
              >
                {t(role === "agent" ? "landing.myLeads" : "landing.myQuotes")}
              </ButtonLink>
            )}
            <SeeHow href="#how-it-works" onClick={goToSection("how-it-works")}>
              {texts.seeHow}
            </SeeHow>
          </Actions>
          <Notes>
            {texts.notes.map((note) => (
              <li key={note}>
                <Icon name="check" size={20} />
                <span>{note}</span>
              </li>
            ))}
          </Notes>
        </Words>
        {picture}
      </Columns>
    </Root>
  );
}

import { Link, useSession, useTranslation } from "@quotehaven/platform";
import {
  Button,
  ButtonLink,
  Container,
  Icon,
  Illustration,
  textLink,
  theme,
} from "@quotehaven/shared-ui";
import styled from "styled-components";
import { scrollToSection } from "./sections";

const Root = styled.section`
  padding-block: ${theme.space(16, 20)};
  scroll-margin-top: ${theme.space(20)};

  &:focus {
    outline: none;
  }

  ${theme.mobile} {
    padding-block: ${theme.space(8, 12)};
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: center;
  gap: ${theme.space(12)};

  ${theme.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space(8)};
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space(5)};

  & > h1 {
    font-size: clamp(${theme.size[36]}, 6vw, ${theme.size[48]});
    line-height: 1.1;
  }
`;

const Eyebrow = styled.p`
  color: ${theme.color.accent};
  font-weight: 650;
`;

const Lead = styled.p`
  max-width: 54ch;
  font-size: ${theme.size[18]};
  line-height: 1.55;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(3, 6)};
`;

const SeeHow = styled.a`
  ${textLink}
  padding: ${theme.space(2, 0)};
`;

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

const Note = styled.p`
  display: flex;
  gap: ${theme.space(2)};
  color: ${theme.color.inkMuted};

  & > svg {
    flex: none;
    margin-top: 2px;
    color: ${theme.color.positive};
  }
`;

type HeroProps = { id: string; onStart: () => void; onApproach: () => void };

/**
 * The first thing said: what this is, and the one thing to do. Who is signed in is not asked to
 * begin (AGL-4): an agent is led to the leads.
 */
export function Hero({ id, onStart, onApproach }: HeroProps) {
  const { t } = useTranslation();
  const { status, userType } = useSession();
  return (
    <Root id={id} tabIndex={-1} aria-labelledby="landing-title">
      <Columns>
        <Words>
          <Eyebrow>{t("agentLanding.hero.eyebrow")}</Eyebrow>
          <h1 id="landing-title">{t("agentLanding.hero.title")}</h1>
          <Lead>{t("agentLanding.hero.text")}</Lead>
          <Actions>
            {status !== "signedIn" ? (
              <Button
                emphasis="primary"
                size="large"
                onPointerEnter={onApproach}
                onFocus={onApproach}
                onClick={onStart}
              >
                {t("agentLanding.startQuoting")}
              </Button>
            ) : (
              userType === 2 && (
                <ButtonLink as={Link} to="/agent/profile/leads" emphasis="primary" size="large">
                  {t("leads.title")}
                </ButtonLink>
              )
            )}
            <SeeHow
              href="#how-it-works"
              onClick={(event) => {
                event.preventDefault();
                scrollToSection("how-it-works");
              }}
            >
              {t("agentLanding.hero.seeHow")}
            </SeeHow>
          </Actions>
          <Note>
            <Icon name="shield" size={20} />
            <span>{t("agentLanding.hero.note")}</span>
          </Note>
        </Words>
        <Picture>
          <Illustration name="handshake" size={420} />
        </Picture>
      </Columns>
    </Root>
  );
}

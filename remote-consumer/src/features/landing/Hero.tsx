import { Link, useSession, useTranslation } from "@quotehaven/platform";
import { Button, ButtonLink, Container, Icon, textLink, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { SampleQuotes } from "./SampleQuotes";
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

type HeroProps = { id: string; onGetQuotes: () => void; onApproach: () => void };

/**
 * The first thing said: what this is, and the one thing to do. Who is signed in
 * is not asked to begin (LAN-2): a consumer is led to the quotes they have.
 */
export function Hero({ id, onGetQuotes, onApproach }: HeroProps) {
  const { t } = useTranslation();
  const { status, userType } = useSession();
  return (
    <Root id={id} tabIndex={-1} aria-labelledby="landing-title">
      <Columns>
        <Words>
          <Eyebrow>{t("landing.hero.eyebrow")}</Eyebrow>
          <h1 id="landing-title">{t("landing.hero.title")}</h1>
          <Lead>{t("landing.hero.text")}</Lead>
          <Actions>
            {status !== "signedIn" ? (
              <Button
                emphasis="primary"
                size="large"
                onPointerEnter={onApproach}
                onFocus={onApproach}
                onClick={onGetQuotes}
              >
                {t("landing.getQuotes")}
              </Button>
            ) : (
              userType === 1 && (
                <ButtonLink as={Link} to="/profile/my-quotes" emphasis="primary" size="large">
                  {t("dashboard.seeQuotes")}
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
              {t("landing.hero.seeHow")}
            </SeeHow>
          </Actions>
          <Note>
            <Icon name="shield" size={20} />
            <span>{t("landing.hero.note")}</span>
          </Note>
        </Words>
        <SampleQuotes />
      </Columns>
    </Root>
  );
}

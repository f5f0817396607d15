import { shownPhone } from "@quotehaven/contract/rules";
import { LanguageSwitch, ThemeSwitch, useLanguage } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { brand, Container, textLinkAlone, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { GetInTouch } from "./GetInTouch";

const Root = styled.footer`
  padding-block: ${theme.space(16, 8)};
  border-top: 1px solid ${theme.color.line};

  &:focus {
    outline: none;
  }

  ${theme.mobile} {
    padding-block: ${theme.space(8, 4)};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space(12)};

  ${theme.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space(6)};
  }
`;

const Details = styled.dl`
  display: grid;
  gap: ${theme.space(4)};
  margin-top: ${theme.space(5)};

  & dt {
    font-size: ${theme.size[14]};
    color: ${theme.color.inkMuted};
  }

  & a {
    ${textLinkAlone}
    overflow-wrap: anywhere;
  }

  ${theme.mobile} {
    gap: ${theme.space(1)};
    margin-top: ${theme.space(3)};

    & > div {
      display: grid;
      grid-template-columns: minmax(0, 7.25rem) minmax(0, 1fr);
      align-items: baseline;
      gap: ${theme.space(3)};
    }
  }
`;

const Last = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(3)};
  margin-top: ${theme.space(8)};
  padding-top: ${theme.space(4)};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/** What belongs together: it wraps as one. */
const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1, 5)};

  & a {
    ${textLinkAlone}
    padding-block: ${theme.space(2)};
  }
`;

type LandingFooterProps = {
  /** The terms of whoever this landing is for: a pdf. */
  terms: { href: string; label: string };
  /** Pages about us, such as what we do with what we are told. */
  pages?: readonly { to: string; label: string }[];
};

/** How to reach us, when, on what terms, and a form to write to us. */
export function LandingFooter({ terms, pages = [] }: LandingFooterProps) {
  const { t } = useTranslation("platform");
  const language = useLanguage();
  return (
    <Root id="contact" tabIndex={-1}>
      <Container>
        <Columns>
          <section aria-labelledby="footer-contact">
            <h2 id="footer-contact">{t("footer.contact")}</h2>
            <Details>
              <div>
                <dt>{t("footer.email")}</dt>
                <dd>
                  <a href={`mailto:${brand.email}`}>{brand.email}</a>
                </dd>
              </div>
              <div>
                <dt>{t("footer.phone")}</dt>
                <dd>
                  <a href={`tel:+1${brand.phone.replace(/\D/g, "")}`}>{shownPhone(brand.phone)}</a>
                </dd>
              </div>
              <div>
                <dt>{t("footer.address")}</dt>
                <dd>{brand.address}</dd>
              </div>
              <div>
                <dt>{t("footer.hours")}</dt>
                <dd>{brand.hours[language]}</dd>
              </div>
              <div>
                <dt>{t("footer.legal")}</dt>
                <dd>
                  <a href={terms.href} target="_blank" rel="noopener" type="application/pdf">
                    {terms.label}
                  </a>
                </dd>
              </div>
            </Details>
          </section>
          <section aria-labelledby="footer-get-in-touch">
            <h2 id="footer-get-in-touch">{t("footer.getInTouch")}</h2>
            <GetInTouch />
          </section>
        </Columns>
        <Last>
          <span>{`© ${brand.name}. ${t("footer.rights")}`}</span>
          {pages.length > 0 && (
            <Group as="nav" aria-label={t("footer.pages")}>
              {pages.map(({ to, label }) => (
                <Link key={to} to={to}>
                  {label}
                </Link>
              ))}
            </Group>
          )}
          <Group>
            <ThemeSwitch />
            <LanguageSwitch />
          </Group>
        </Last>
      </Container>
    </Root>
  );
}

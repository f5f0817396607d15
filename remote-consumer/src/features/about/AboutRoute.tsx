import { Screen } from "@quotehaven/platform";
import { brand, Container, textLinkAlone, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import styled from "styled-components";
import clientTerms from "../../assets/client-terms.pdf";
import { PublicHeader } from "../../shared/PublicHeader";

const Page = styled(Container)`
  display: grid;
  gap: ${theme.space(8)};
  padding-block: ${theme.space(10, 16)};

  & > header {
    display: grid;
    gap: ${theme.space(2)};
  }

  & > header > p {
    font-size: ${theme.size[18]};
    color: ${theme.color.inkMuted};
  }

  & > section {
    display: grid;
    gap: ${theme.space(2)};
    max-width: 68ch;
  }
`;

const Document = styled.a`
  ${textLinkAlone}
`;

const pages = ["privacy", "terms", "accessibility"] as const;

/** The page about us that the address names; anything else leads to the landing. */
export function AboutRoute() {
  const { t } = useTranslation("consumer");
  const { page: name } = useParams();
  const partsOf = usePartsOf();
  const page = pages.find((each) => each === name);
  if (!page) return <Navigate to="/" replace />;
  return (
    <Screen title={t(`about.${page}.title`)}>
      <PublicHeader />
      <main id="content">
        <Page $width="text">
          <header>
            <h1>{t(`about.${page}.title`)}</h1>
            <p>{t(`about.${page}.lead`)}</p>
          </header>
          {partsOf[page].map((part) => (
            <section key={part.title}>
              <h2>{part.title}</h2>
              <p>{part.text}</p>
            </section>
          ))}
          {page === "terms" && (
            <p>
              <Document href={clientTerms} target="_blank" rel="noopener" type="application/pdf">
                {t("about.terms.document")}
              </Document>
            </p>
          )}
        </Page>
      </main>
    </Screen>
  );
}

/** What each page says, part by part. */
function usePartsOf(): Record<(typeof pages)[number], { title: string; text: string }[]> {
  const { t } = useTranslation("consumer");
  const { email } = brand;
  return {
    privacy: (["held", "use", "seen", "others", "kept", "device", "rights"] as const).map(
      (part) => ({
        title: t(`about.privacy.${part}Title`),
        text: t(`about.privacy.${part}Text`, { email }),
      }),
    ),
    terms: (["get", "cost", "see", "true", "not"] as const).map((part) => ({
      title: t(`about.terms.${part}Title`),
      text: t(`about.terms.${part}Text`),
    })),
    accessibility: (["aim", "how", "limits", "tell"] as const).map((part) => ({
      title: t(`about.accessibility.${part}Title`),
      text: t(`about.accessibility.${part}Text`, { email }),
    })),
  };
}

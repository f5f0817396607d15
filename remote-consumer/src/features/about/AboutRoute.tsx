import { Navigate, useParams } from "react-router-dom";
import { brand, textLinkAlone } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import clientTerms from "../../assets/client-terms.pdf";
import { AboutScreen } from "./AboutScreen";

const Document = styled.a`
  ${textLinkAlone}
`;

const privacyParts = ["held", "use", "seen", "others", "kept", "device", "rights"] as const;
const termsParts = ["get", "cost", "see", "true", "not"] as const;
const accessibilityParts = ["aim", "how", "limits", "tell"] as const;
const reachedAt = { email: brand.email };

/** The page about us that the address names; anything else leads to the landing. */
export function AboutRoute() {
  const { page } = useParams();
  if (page === "privacy") return <PrivacyPage />;
  if (page === "terms") return <TermsPage />;
  if (page === "accessibility") return <AccessibilityPage />;
  return <Navigate to="/" replace />;
}

function PrivacyPage() {
  const { t } = useTranslation("consumer");
  return (
    <AboutScreen
      title={t("about.privacy.title")}
      lead={t("about.privacy.lead")}
      parts={privacyParts.map((part) => ({
        title: t(`about.privacy.${part}Title`),
        text: t(`about.privacy.${part}Text`, reachedAt),
      }))}
    />
  );
}

function TermsPage() {
  const { t } = useTranslation("consumer");
  return (
    <AboutScreen
      title={t("about.terms.title")}
      lead={t("about.terms.lead")}
      parts={termsParts.map((part) => ({
        title: t(`about.terms.${part}Title`),
        text: t(`about.terms.${part}Text`),
      }))}
    >
      <p>
        <Document href={clientTerms} target="_blank" rel="noopener" type="application/pdf">
          {t("about.terms.document")}
        </Document>
      </p>
    </AboutScreen>
  );
}

function AccessibilityPage() {
  const { t } = useTranslation("consumer");
  return (
    <AboutScreen
      title={t("about.accessibility.title")}
      lead={t("about.accessibility.lead")}
      parts={accessibilityParts.map((part) => ({
        title: t(`about.accessibility.${part}Title`),
        text: t(`about.accessibility.${part}Text`, reachedAt),
      }))}
    />
  );
}

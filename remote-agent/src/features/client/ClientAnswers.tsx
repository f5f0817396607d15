import type { Form, Question } from "@quotehaven/contract/rules";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Facts } from "../../shared/Facts";
import { answeredSections } from "../../shared/leadSummary/answers";
import { Section } from "./Section";

const Title = styled.h3`
  margin-bottom: ${theme.space(1)};
  font-size: ${theme.size[14]};
`;

/** What the client answered for one insurance type. */
export function ClientAnswers({ form }: { form: Form<Question> }) {
  const { t } = useTranslation("agent");
  const sections = answeredSections(form, t("leadSummary.none"));
  return (
    <Section title={t("client.answers", { type: form.name })}>
      {sections.length === 0 && <p>{t("leadSummary.noAnswers")}</p>}
      {sections.map(({ name, answers }) => (
        <div key={name}>
          <Title>{name}</Title>
          <Facts facts={answers} />
        </div>
      ))}
    </Section>
  );
}

import {
  insuranceTypeIds,
  insuranceTypeName,
  type Form as Questionnaire,
  type InsuranceTypeId,
  type Question,
} from "@quotehaven/contract/rules";
import { Problem, Screen, useDeferredMount } from "@quotehaven/platform";
import { Form } from "@quotehaven/platform/forms";
import { Link } from "react-router-dom";
import { Card, Container, SkeletonScreen, SkeletonText, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { WithAnswerAmounts } from "../../shared/estimate/WithAnswerAmounts";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import { NeedOutline } from "../../shared/NeedOutline";
import { PublicHeader } from "../../shared/PublicHeader";
import { TodayCard } from "../../shared/policy/TodayCard";
import { useQuestionForm } from "../../shared/questionnaire/questionForm";
import { NumberFields } from "./NumberFields";
import { NumberPanel } from "./NumberPanel";
import { PhoneFigure } from "./PhoneFigure";
import { useNumber } from "./useNumber";

const Page = styled(Container)`
  display: grid;
  gap: ${theme.space(6)};
  padding-block: ${theme.space(8, 16)};

  ${theme.mobile} {
    padding-block: ${theme.space(5, 12)};
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${theme.space(2)};

  & > p {
    max-width: 60ch;
    color: ${theme.color.inkMuted};
  }
`;

const Types = styled.nav`
  display: flex;
  gap: ${theme.space(2)};

  & > a {
    display: grid;
    place-items: center;
    min-height: 44px;
    padding-inline: ${theme.space(5)};
    border: 1.5px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.large};
    font-weight: ${theme.weight.bold};
    color: inherit;
    text-decoration: none;
  }

  & > a[aria-current] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
  }
`;

/** What is asked beside what comes of it; on a phone, one under the other. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
  align-items: start;
  gap: ${theme.space(10)};

  ${theme.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space(6)};
  }
`;

/** A figure of somebody's own before they sign up: a few questions, and the cover they add up to. Key it by type. */
export function NumberScreen({ type }: { type: InsuranceTypeId }) {
  const { t } = useTranslation("consumer");
  const name = insuranceTypeName(type);
  return (
    <Screen>
      <PublicHeader />
      <main id="content">
        <Page>
          <Head>
            <h1>{t(`number.${name}Heading`)}</h1>
            <p>{t("number.lead")}</p>
          </Head>
          <Types aria-label={t("number.types")}>
            {insuranceTypeIds.map((id) => (
              <Link
                key={id}
                to={`/your-number/${insuranceTypeName(id)}`}
                aria-current={id === type ? "page" : undefined}
              >
                {t(typeNameKeys[id])}
              </Link>
            ))}
          </Types>
          <NumberParts type={type} />
        </Page>
      </main>
    </Screen>
  );
}

function NumberParts({ type }: { type: InsuranceTypeId }) {
  const number = useNumber(type);
  const { questions, form } = number;
  const isMounted = useDeferredMount(form !== undefined);
  if (questions.isError && !form)
    return <Problem error={questions.error} onRetry={() => void questions.refetch()} />;
  if (!form || !isMounted)
    return (
      <Columns>
        <SkeletonScreen>
          <SkeletonText lines={8} />
        </SkeletonScreen>
        <Card>
          <NeedOutline type={insuranceTypeName(type)} />
        </Card>
      </Columns>
    );
  return (
    <>
      <NumberToday type={type} number={number} />
      <NumberColumns type={type} number={number} form={form} />
    </>
  );
}

/** The policies of today: they answer questions, and go along into a registration. */
function NumberToday({ type, number }: Omit<NumberColumnsProps, "form">) {
  const { catalogue, own, today } = number;
  const name = insuranceTypeName(type);
  if (name === "life") return null;
  return (
    <TodayCard
      present={today.present}
      keep={today.keep}
      types={[name]}
      questionnaires={catalogue && [{ form: catalogue, own }]}
      answer={today.answer}
      onDetails={today.takeAddress}
    />
  );
}

type NumberColumnsProps = {
  type: InsuranceTypeId;
  number: ReturnType<typeof useNumber>;
  form: Questionnaire<Question>;
};

/** The questions and the figure are one form: what the figure assumes is asked inside it. */
function NumberColumns(props: NumberColumnsProps) {
  const { answers, onAnswer } = props.number;
  const form = useQuestionForm({
    questionnaire: props.form,
    answers,
    context: "wizard",
    onAnswer,
  });
  return (
    <Form form={form} onSubmit={() => undefined} asks={false}>
      <Columns>
        <div>
          <WithAnswerAmounts form={props.form} answers={answers} isPreview>
            <NumberFields {...props} />
          </WithAnswerAmounts>
          <PhoneFigure {...props} />
        </div>
        <NumberPanel {...props} />
      </Columns>
    </Form>
  );
}

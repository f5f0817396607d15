import {
  presentCovers,
  presentPremium,
  presentTypes,
  type Needs,
  type PresentPolicies,
} from "@quotehaven/contract/cover";
import { insuranceTypes } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { ButtonLink } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import { usePresentVerdict } from "../../shared/quotes/useVerdictWords";
import { Drawings, Head, Priced, Verdict } from "./columnParts";
import { Quiet, type CompareHead } from "./CompareTable";

type PresentProps = { present: PresentPolicies };

/** The column of what the reader has today: no quote, so nothing in it chooses or asks. */
export function presentHead(
  present: PresentPolicies,
  needs: Partial<Needs>,
  quotes: readonly ConsumerQuote[],
): CompareHead {
  return {
    id: "today",
    head: <PresentName present={present} />,
    offer: <PresentOffer present={present} quotes={quotes} />,
    change: <WhatYouHave />,
    verdict: <PresentVerdict present={present} needs={needs} />,
    drawing: <Drawings cover={presentCovers(present)} needs={needs} />,
    message: <DoesNotApply />,
    isMarked: false,
    isRead: true,
  };
}

/** The companies of today: one where it is one policy, or the same company has both. */
function PresentName({ present }: PresentProps) {
  const { t } = useTranslation("consumer");
  const policies = presentTypes.flatMap((type) => {
    const policy = present[type];
    return policy ? [{ type, company: policy.carrier }] : [];
  });
  const companies = new Set(policies.map(({ company }) => company));
  const [only] = companies;
  const names =
    companies.size === 1
      ? [only ?? t("today.companyNotKnown")]
      : policies.map(({ type, company }) =>
          t("today.of", {
            type: t(typeNameKeys[insuranceTypes[type]]),
            company: company ?? t("today.companyNotKnown"),
          }),
        );
  return (
    <Head>
      <div>
        <strong>{t("today.title")}</strong>
        {names.map((name) => (
          <small key={name}>{` ${name}`}</small>
        ))}
      </div>
    </Head>
  );
}

/** What everything that is quoted costs today, and the way to correct it. */
function PresentOffer({ present, quotes }: PresentProps & { quotes: readonly ConsumerQuote[] }) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const types = new Set(quotes.flatMap(({ prices }) => prices.map((part) => part.insuranceTypeId)));
  const premium = presentPremium(present, [...types]);
  return (
    <Priced>
      {premium ? (
        <p>
          <strong>{money(premium.monthly)}</strong> <small>{t("quotes.perMonth")}</small>
        </p>
      ) : (
        <Quiet>{t("today.notKnown")}</Quiet>
      )}
      <ButtonLink
        as={Link}
        to="/profile/application"
        $emphasis="quiet"
        $size="small"
        aria-label={t("today.editWhat")}
      >
        {t("today.edit")}
      </ButtonLink>
    </Priced>
  );
}

function PresentVerdict({ present, needs }: PresentProps & { needs: Partial<Needs> }) {
  const said = usePresentVerdict()(present, needs);
  return said && <Verdict data-verdict={said.verdict}>{said.words}</Verdict>;
}

function WhatYouHave() {
  const { t } = useTranslation("consumer");
  return <Quiet>{t("today.whatYouHave")}</Quiet>;
}

function DoesNotApply() {
  const { t } = useTranslation("consumer");
  return <Quiet>{t("compare.doesNotApply")}</Quiet>;
}

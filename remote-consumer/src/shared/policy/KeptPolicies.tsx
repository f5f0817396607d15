import {
  coverFieldsOf,
  presentTypes,
  type CoverFieldName,
  type PresentPolicies,
  type PresentType,
} from "@quotehaven/contract/cover";
import type { OwnPolicies } from "@quotehaven/contract/wire";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { useFormats } from "@quotehaven/platform";
import { Disclosure, Stack, theme } from "@quotehaven/shared-ui";
import { DefinitionList } from "@quotehaven/shared-ui/content";
import styled from "styled-components";
import { usePolicyTexts } from "./usePolicyTexts";

const Small = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/** Beside each other, two on a phone. */
const Facts = styled(DefinitionList)`
  grid-template-columns: repeat(auto-fill, minmax(min(140px, 100%), 1fr));
  gap: ${theme.space(2, 4)};
  padding-block: ${theme.space(1, 2)};
`;

/** What is kept of somebody's policies, and whether agents see it. */
export function KeptPolicies({ present }: { present: OwnPolicies }) {
  const t = usePolicyTexts();
  const types = presentTypes.filter((type) => present[type]);
  return (
    <Stack $gap={3}>
      <h2 id="today" tabIndex={-1}>
        {t("kept.title")}
      </h2>
      {types.map((type) => (
        <div key={type}>
          <h3>{t(`fields.${type}`)}</h3>
          <PolicyLines type={type} policy={present[type]} />
        </div>
      ))}
      <Small>{t(present.isShared ? "kept.shared" : "kept.notShared")}</Small>
    </Stack>
  );
}

type PolicyLinesProps = { type: PresentType; policy: PresentPolicies[PresentType] };

function PolicyLines({ type, policy }: PolicyLinesProps) {
  const t = usePolicyTexts();
  const texts = useCoverTexts();
  const { date, money } = useFormats();
  if (!policy) return null;
  const { carrier, expiresOn, premium } = policy;
  const cover: Partial<Record<CoverFieldName, unknown>> = policy.cover;
  const price =
    premium && t("kept.price", { price: money(premium.dollars), count: premium.months });
  const facts = [
    { term: t("fields.carrier"), detail: carrier },
    { term: t("fields.expiresOn"), detail: expiresOn && date(expiresOn) },
    { term: t("fields.dollars"), detail: price },
  ].filter(({ detail }) => detail);
  const lines = coverFieldsOf(type)
    .filter(([name]) => cover[name] !== undefined)
    .map(([name]) => ({
      term: texts.field(name, { type }),
      detail: texts.value(name, cover[name]),
    }));
  return (
    <>
      <Facts layout="under" items={facts} />
      {lines.length > 0 && (
        <Disclosure summary={t("kept.covers")}>
          <DefinitionList items={lines} />
        </Disclosure>
      )}
    </>
  );
}

import { coverLines, fieldsThatApply, type HeldCover } from "@quotehaven/contract/cover";
import { CountsMark, useCoverTexts, VerdictMark } from "@quotehaven/shared-features/cover";
import { Row, Stack, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Facts, type Fact } from "../../shared/Facts";
import { isAnyStated } from "./covers";

const Title = styled.h3`
  font-family: ${theme.font.sans};
  font-size: ${theme.size[16]};
`;

/** What a quote says of its cover, to be read: each value, and how it compares with the need. */
export function StatedCover({ held, typeName }: { held: HeldCover; typeName: string }) {
  const { t } = useTranslation("agent");
  const texts = useCoverTexts("agent");
  const lines = coverLines(held);
  const stated = new Map<string, unknown>(Object.entries(held.cover));
  const facts = fieldsThatApply(held).flatMap((name): Fact[] => {
    const line = lines.find(({ field }) => field === name);
    if (!line && !stated.has(name)) return [];
    const value = stated.has(name) && <span>{texts.value(name, stated.get(name))}</span>;
    return [
      {
        label: texts.field(name, held),
        value: (
          <Row gap={2} justify="end">
            {value}
            {line && <VerdictMark verdict={line.verdict} reader="agent" />}
          </Row>
        ),
      },
    ];
  });
  return (
    <Stack gap={2}>
      <Title>{t("quoteLead.cover.title", { name: typeName })}</Title>
      <div>
        <CountsMark helds={[held]} />
      </div>
      {isAnyStated(held) && <Facts facts={facts} />}
    </Stack>
  );
}

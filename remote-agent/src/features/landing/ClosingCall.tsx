import { useTranslation } from "@quotehaven/platform";
import { Button, Container, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

const Root = styled.section`
  padding-block: ${theme.space(16)};
  background: ${theme.color.accentSoft};
`;

const Words = styled(Container)`
  display: grid;
  justify-items: center;
  gap: ${theme.space(4)};
  text-align: center;
`;

/** Asks once more at the end of the page. */
export function ClosingCall({
  onStart,
  onApproach,
}: {
  onStart: () => void;
  onApproach: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Root aria-labelledby="closing-title">
      <Words width="text">
        <h2 id="closing-title">{t("agentLanding.closing.title")}</h2>
        <p>{t("agentLanding.closing.text")}</p>
        <Button size="large" onPointerEnter={onApproach} onFocus={onApproach} onClick={onStart}>
          {t("agentLanding.startQuoting")}
        </Button>
      </Words>
    </Root>
  );
}

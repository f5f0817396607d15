import { ScreenHeading, useTranslation } from "@quotehaven/platform";
import { Button, Row, theme } from "@quotehaven/shared-ui";
import type { ReactNode, Ref } from "react";
import styled from "styled-components";

/** Stays in sight and in its place, however many forms there are and whatever is said above them. */
const Bar = styled(Row)`
  position: sticky;
  z-index: ${theme.layer.sticky};
  top: 0;
  padding-block: ${theme.space(2)};
  background: ${theme.color.surface};
`;

type QuoteBoardBarProps = {
  onViewSummary: () => void;
  /** Missing where there is nothing to finish. */
  onFinish: (() => void) | undefined;
  finishRef: Ref<HTMLButtonElement>;
  /** What else the board offers. */
  children: ReactNode;
};

/** The heading of a lead's quotes, and what can be done with all of them. */
export function QuoteBoardBar({
  onViewSummary,
  onFinish,
  finishRef,
  children,
}: QuoteBoardBarProps) {
  const { t } = useTranslation<"agent">();
  return (
    <Bar justify="space-between">
      <ScreenHeading>{t("quoteLead.title")}</ScreenHeading>
      <Row>
        {children}
        <Button onClick={onViewSummary}>{t("leads.viewSummary")}</Button>
        {onFinish && (
          <Button ref={finishRef} emphasis="primary" onClick={onFinish}>
            {t("quoteLead.finish")}
          </Button>
        )}
      </Row>
    </Bar>
  );
}

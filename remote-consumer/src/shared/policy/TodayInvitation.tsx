import type { PresentType } from "@quotehaven/contract/cover";
import { Button, Card, lazyDialog, Row } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Panel } from "../Panel";
import type { TodayStart } from "./TodayCard";

const TodayWindow = lazyDialog(
  async () => (await import(/* webpackChunkName: "today" */ "./TodayWindow")).TodayWindow,
  ({ onClose }) => onClose(),
);

/** Where nothing is known of the policies of today: invites to say what they are, in a window. */
export function TodayInvitation({ types }: { types: readonly PresentType[] }) {
  const { t } = useTranslation("consumer");
  const [start, setStart] = useState<TodayStart | null>(null);
  return (
    <Card as="section" $padding="small" aria-labelledby="today-invitation">
      <Panel as="div">
        <h2 id="today-invitation">{t("todayCard.title")}</h2>
        <p>{t("todayCard.compareLead")}</p>
        <Row $gap={2}>
          <Button size="small" onClick={() => setStart("file")}>
            {t("todayCard.fromPdf")}
          </Button>
          <Button size="small" emphasis="quiet" onClick={() => setStart("hand")}>
            {t("todayCard.byHand")}
          </Button>
        </Row>
      </Panel>
      {start && <TodayWindow start={start} types={types} onClose={() => setStart(null)} />}
    </Card>
  );
}

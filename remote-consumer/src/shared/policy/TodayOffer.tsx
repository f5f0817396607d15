import { Button, Row } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { Panel } from "../Panel";
import type { TodayStart } from "./TodayCard";

type TodayOfferProps = {
  /** Of its heading. */
  id: string;
  lead: string;
  onStart: (start: TodayStart) => void;
};

/** Asks for the policies of today: from a PDF, or typed. */
export function TodayOffer({ id, lead, onStart }: TodayOfferProps) {
  const { t } = useTranslation("consumer");
  return (
    <Panel as="div">
      <h2 id={id}>{t("todayCard.title")}</h2>
      <p>{lead}</p>
      <Row $gap={2}>
        <Button size="small" onClick={() => onStart("file")}>
          {t("todayCard.fromPdf")}
        </Button>
        <Button size="small" emphasis="quiet" onClick={() => onStart("hand")}>
          {t("todayCard.byHand")}
        </Button>
      </Row>
    </Panel>
  );
}

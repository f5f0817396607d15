import type { PresentType } from "@quotehaven/contract/cover";
import { Card, lazyDialog } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TodayStart } from "./TodayCard";
import { TodayOffer } from "./TodayOffer";

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
      <TodayOffer id="today-invitation" lead={t("todayCard.compareLead")} onStart={setStart} />
      {start && <TodayWindow start={start} types={types} onClose={() => setStart(null)} />}
    </Card>
  );
}

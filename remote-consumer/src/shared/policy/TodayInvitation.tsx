import type { PresentType } from "@quotehaven/contract/cover";
import { useToast } from "@quotehaven/platform";
import { Button, Card, lazyDialog, Row, Stack, theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useKeepPresentPoliciesMutation } from "../applicationApi";
import type { TodayStart } from "./TodayCard";

const TodayWindow = lazyDialog(
  async () => (await import("./TodayWindow")).TodayWindow,
  ({ onClose }) => onClose(),
);

const Words = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/** Where nothing is known of the policies of today: invites to say what they are, in a window. */
export function TodayInvitation({ types }: { types: readonly PresentType[] }) {
  const { t } = useTranslation("consumer");
  const toast = useToast();
  const [start, setStart] = useState<TodayStart | null>(null);
  const [keep] = useKeepPresentPoliciesMutation();
  if (types.length === 0) return null;
  return (
    <Card as="section" $padding="small" aria-labelledby="today-invitation">
      <Row $justify="space-between">
        <Stack $gap={1}>
          <h2 id="today-invitation">{t("today.title")}</h2>
          <Words>{t("today.compareLead")}</Words>
        </Stack>
        <Row $gap={2}>
          <Button size="small" onClick={() => setStart("file")}>
            {t("today.fromPdf")}
          </Button>
          <Button size="small" emphasis="quiet" onClick={() => setStart("hand")}>
            {t("today.byHand")}
          </Button>
        </Row>
      </Row>
      {start && (
        <TodayWindow
          start={start}
          types={types}
          present={null}
          keep={async (next) => {
            await keep(next).unwrap();
            toast(t("today.kept"), { kind: "success" });
          }}
          onClose={() => setStart(null)}
        />
      )}
    </Card>
  );
}

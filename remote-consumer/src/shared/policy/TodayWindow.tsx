import { useToast } from "@quotehaven/platform";
import { Modal } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useKeepPresentPoliciesMutation } from "../applicationApi";
import { TodayPanel } from "./TodayPanel";

type TodayWindowProps = Pick<ComponentProps<typeof TodayPanel>, "start" | "types" | "onClose">;

/** Reads the policies of today, or takes them by hand, in a window, and keeps them with the application. */
export function TodayWindow({ start, types, onClose }: TodayWindowProps) {
  const { t } = useTranslation("consumer");
  const toast = useToast();
  const [keep] = useKeepPresentPoliciesMutation();
  return (
    <Modal size="large" title={t("todayCard.title")} onClose={onClose}>
      <TodayPanel
        start={start}
        types={types}
        present={null}
        keep={async (next) => {
          await keep(next).unwrap();
          toast(t("todayCard.kept"), { kind: "success" });
          onClose();
        }}
        onClose={onClose}
      />
    </Modal>
  );
}

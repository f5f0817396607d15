import { Modal } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { TodayPanel } from "./TodayPanel";

/** Reads the policies of today, or takes them by hand, in a window. */
export function TodayWindow(props: ComponentProps<typeof TodayPanel>) {
  const { t } = useTranslation("consumer");
  return (
    <Modal size="large" title={t("today.title")} onClose={props.onClose}>
      <TodayPanel {...props} />
    </Modal>
  );
}

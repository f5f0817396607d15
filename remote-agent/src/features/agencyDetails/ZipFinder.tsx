import { limits } from "@quotehaven/contract/rules";
import type { FindZipCodesBody } from "@quotehaven/contract/schemas";
import type { ZipCode } from "@quotehaven/contract/wire";
import { useApiErrorToast, useFormats, useToast } from "@quotehaven/platform";
import { Modal, Notice, Stack } from "@quotehaven/shared-ui";
import { Tab, TabList, TabPanel, Tabs } from "@quotehaven/shared-ui/tabs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAgentZipFindMutation } from "../../shared/agentProfileApi";
import { withMore } from "./zipGroups";
import { ZipsAround } from "./ZipsAround";
import { ZipsOfPlace } from "./ZipsOfPlace";
import { ZipsPasted } from "./ZipsPasted";

const methods = ["place", "around", "list"] as const;
type Method = (typeof methods)[number];

/** What one of the methods of finding ZIP codes is given. */
export type ZipMethodProps = {
  /** Looks for ZIP codes and adds them; `unread` is what could not even be asked for. */
  onFind: (wanted: FindZipCodesBody, unread?: readonly string[]) => void;
  isBusy: boolean;
};

/** Adds many ZIP codes at once: of a place, around one of them, or from a list. */
export function ZipFinder({
  chosen,
  onChange,
  onClose,
}: {
  chosen: readonly ZipCode[];
  onChange: (chosen: readonly ZipCode[]) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("agent");
  const formats = useFormats();
  const toast = useToast();
  const toastError = useApiErrorToast();
  const [find, finding] = useAgentZipFindMutation();
  const [method, setMethod] = useState<Method>("place");
  const [unknown, setUnknown] = useState<readonly string[]>([]);

  const add = async (wanted: FindZipCodesBody, unread: readonly string[] = []) => {
    const { data, error } = await find(wanted);
    if (!data) return toastError(error);
    const all = withMore(chosen, data.zipCodes);
    if (!all) {
      toast(t("zips.tooMany", { count: limits.zipCodes, most: formats.number(limits.zipCodes) }));
      return;
    }
    const left = [...unread, ...data.unknown];
    setUnknown(left);
    onChange(all);
    const count = all.length - chosen.length;
    if (count > 0) {
      toast(t("zips.added", { count, number: formats.number(count) }), { kind: "success" });
    } else if (data.zipCodes.length > 0) toast(t("zips.knownAll"), { kind: "info" });
    if (left.length === 0) onClose();
  };
  const part: ZipMethodProps = {
    onFind: (wanted, unread) => void add(wanted, unread),
    isBusy: finding.isLoading,
  };

  return (
    <Modal title={t("zips.title")} onClose={onClose}>
      <Stack $gap={4}>
        {unknown.length > 0 && (
          <Notice kind="caution" title={t("zips.unread", { count: unknown.length })}>
            {unknown.slice(0, 40).join(", ")}
          </Notice>
        )}
        <Tabs value={method} onValueChange={setMethod}>
          <TabList activateOnFocus aria-label={t("zips.title")}>
            {methods.map((each) => (
              <Tab key={each} value={each}>
                {t(`zips.${each}`)}
              </Tab>
            ))}
          </TabList>
          <TabPanel value={method}>
            {method === "place" && <ZipsOfPlace {...part} />}
            {method === "around" && <ZipsAround {...part} />}
            {method === "list" && <ZipsPasted {...part} />}
          </TabPanel>
        </Tabs>
      </Stack>
    </Modal>
  );
}

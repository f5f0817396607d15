import { useTranslation } from "@quotehaven/platform";
import { Checkbox } from "@quotehaven/shared-ui";
import { useState } from "react";

/** A list's page, and whether what is done already is in it. */
export function useListPlace() {
  const [place, setPlace] = useState({ page: 1, isAll: false });
  return {
    place,
    onPage: (page: number) => setPlace({ ...place, page }),
    onAll: (isAll: boolean) => setPlace({ page: 1, isAll }),
  };
}

/** Adds to a list what is done already. */
export function OpenOrAll({ isAll, onAll }: { isAll: boolean; onAll: (isAll: boolean) => void }) {
  const { t } = useTranslation<"operations">();
  return <Checkbox name="all" label={t("list.all")} checked={isAll} onChange={onAll} />;
}

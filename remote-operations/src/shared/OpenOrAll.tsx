import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { injectSlice, useDispatch, useSelector } from "@quotehaven/platform";
import { Checkbox } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";

/** The lists that are worked through. */
type WorkList = "messages" | "fees" | "differences" | "licenses" | "mails";

type ListPlace = { page: number; isAll: boolean };

const start: ListPlace = { page: 1, isAll: false };

const { actions, selectors } = injectSlice(
  createSlice({
    name: "operations/places",
    initialState: {} as Partial<Record<WorkList, ListPlace>>,
    reducers: {
      listMoved(places, { payload }: PayloadAction<ListPlace & { list: WorkList }>) {
        const { list, ...place } = payload;
        places[list] = place;
      },
    },
    selectors: { selectPlace: (places, list: WorkList) => places[list] ?? start },
  }),
);

/** A list's page, and whether what is done already is in it: kept while one looks something up elsewhere. */
export function useListPlace(list: WorkList) {
  const dispatch = useDispatch();
  const place = useSelector((state) => selectors.selectPlace(state, list));
  const move = (next: ListPlace) => void dispatch(actions.listMoved({ ...next, list }));
  return {
    place,
    onPage: (page: number) => move({ ...place, page }),
    onAll: (isAll: boolean) => move({ page: 1, isAll }),
  };
}

/** Adds to a list what is done already. */
export function OpenOrAll({ isAll, onAll }: { isAll: boolean; onAll: (isAll: boolean) => void }) {
  const { t } = useTranslation("operations");
  return <Checkbox name="all" label={t("list.all")} checked={isAll} onChange={onAll} />;
}

import type { PayloadAction } from "@reduxjs/toolkit";
import { useDispatch, useSelector } from "@quotehaven/platform";
import { Checkbox } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import type { ListPlace } from "../../shared/operationsApi";
import { PagedList, type PagedListProps } from "../../shared/PagedList";
import { SectionScreen } from "../../shared/SectionScreen";
import { store } from "../../store";

/** The lists that are worked through. */
type ListName = "messages" | "reports" | "fees" | "differences" | "licenses" | "mails";

const start: ListPlace = { page: 1, isAll: false };

const { actions, selectors } = store.addSlice({
  name: "places",
  initialState: {} as Partial<Record<ListName, ListPlace>>,
  reducers: {
    listMoved(places, { payload }: PayloadAction<ListPlace & { list: ListName }>) {
      const { list, ...place } = payload;
      places[list] = place;
    },
  },
  selectors: { selectPlace: (places, list: ListName) => places[list] ?? start },
});

/** The place in a list, kept while one looks something up elsewhere, and the ways to others. */
export function useWorkPlace(list: ListName) {
  const dispatch = useDispatch();
  const place = useSelector((state) => selectors.selectPlace(state, list));
  const move = (next: ListPlace) => void dispatch(actions.listMoved({ ...next, list }));
  return {
    list,
    place,
    onPage: (page: number) => move({ ...place, page }),
    onAll: (isAll: boolean) => move({ page: 1, isAll }),
  };
}

type WorkListProps<Item> = ReturnType<typeof useWorkPlace> &
  Pick<PagedListProps<Item>, "found" | "keyOf" | "children"> & {
    /** What is said above it. */
    intro?: string;
    /** Nothing of it is ever done: there is no more to show. */
    isOpenOnly?: boolean;
  };

/** The screen of a list: what is to do, and at a tick what is done already. */
export function WorkList<Item>(props: WorkListProps<Item>) {
  const { list, place, onPage, onAll, intro, isOpenOnly = false, ...items } = props;
  const { t } = useTranslation("operations");
  return (
    <SectionScreen title={`${list}.title`}>
      {intro && <p>{intro}</p>}
      {!isOpenOnly && (
        <Checkbox name="all" label={t("list.all")} checked={place.isAll} onChange={onAll} />
      )}
      <PagedList {...items} page={place.page} onPage={onPage} empty={t(`${list}.none`)} />
    </SectionScreen>
  );
}

import type { PayloadAction } from "@reduxjs/toolkit";
import { useDispatch, useSelector } from "@quotehaven/platform";
import { Checkbox } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import type { ListQuery } from "../../shared/operationsApi";
import { PagedList, type PagedListProps } from "../../shared/PagedList";
import { SectionScreen } from "../../shared/SectionScreen";
import type { ListName } from "../../shared/useOpenCounts";
import { store } from "../../store";

/** What every list begins with: its first page of what is to do. */
const firstOpen: ListQuery = { page: 1, isAll: false };

const { actions, selectors } = store.addSlice({
  name: "lists",
  initialState: {} as Partial<Record<ListName, ListQuery>>,
  reducers: {
    listMoved(lists, { payload }: PayloadAction<ListQuery & { list: ListName }>) {
      const { list, ...query } = payload;
      lists[list] = query;
    },
  },
  selectors: { selectQuery: (lists, list: ListName) => lists[list] ?? firstOpen },
});

/** What is asked of a list, kept while one looks something up elsewhere, and how to ask for something else. */
export function useWorkList(list: ListName) {
  const dispatch = useDispatch();
  const query = useSelector((state) => selectors.selectQuery(state, list));
  const move = (next: ListQuery) => void dispatch(actions.listMoved({ ...next, list }));
  return {
    list,
    query,
    onPage: (page: number) => move({ ...query, page }),
    onAll: (isAll: boolean) => move({ page: 1, isAll }),
  };
}

type WorkListProps<Item> = ReturnType<typeof useWorkList> &
  Pick<PagedListProps<Item>, "found" | "keyOf" | "row" | "children"> & {
    /** What is said above it. */
    intro?: string;
    /** Nothing of it is ever done: there is no more to show. */
    isOpenOnly?: boolean;
  };

/** The screen of a list: what is to do, and at a tick what is done already. */
export function WorkList<Item>(props: WorkListProps<Item>) {
  const { list, query, onPage, onAll, intro, isOpenOnly = false, ...items } = props;
  const { t } = useTranslation("operations");
  return (
    <SectionScreen title={`${list}.title`}>
      {intro && <p>{intro}</p>}
      {!isOpenOnly && (
        <Checkbox name="all" label={t("list.all")} checked={query.isAll} onChange={onAll} />
      )}
      <PagedList {...items} page={query.page} onPage={onPage} empty={t(`${list}.none`)} />
    </SectionScreen>
  );
}

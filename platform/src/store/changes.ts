import type { UnknownAction } from "redux";
import type { ThunkAction } from "redux-thunk";
import { tellOtherTabs } from "./otherTabs";
import { repliesOutdated } from "./replies";
import type { PlatformState } from "./rootReducer";
import type { ChangedTag } from "./tags";

/**
 * Says that something changed that no mutation of the query cache did, such as a paid fee: what
 * shows it reads again, in every tab of this browser.
 *
 * @example dispatch(changed(["Leads", { type: "Lead", id: 7 }]))
 */
export function changed(
  tags: readonly ChangedTag[],
): ThunkAction<void, PlatformState, unknown, UnknownAction> {
  return (dispatch) => {
    dispatch(repliesOutdated(tags));
    tellOtherTabs(tags);
  };
}

import { ToastList } from "@quotehaven/shared-ui";
import { useDispatch, useSelector } from "../store/hooks";
import { toastDismissed } from "../store/toasts";

/** Shows the page's toasts, each for its time. Rendered once, by the shell. */
export function ToastHost() {
  const toasts = useSelector((state) => state.toasts);
  const dispatch = useDispatch();
  return <ToastList toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))} />;
}

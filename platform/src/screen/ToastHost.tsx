import { ToastList } from "@quotehaven/shared-ui";
import { useEffect } from "react";
import { useDispatch, useSelector } from "../store/hooks";
import { toastDismissed, type Toast } from "../store/toasts";

/** Ends one toast when its time is over. */
function Timer({ toast: { id, timeoutMs } }: { toast: Toast }) {
  const dispatch = useDispatch();
  useEffect(() => {
    const timer = setTimeout(() => dispatch(toastDismissed(id)), timeoutMs);
    return () => clearTimeout(timer);
  }, [dispatch, id, timeoutMs]);
  return null;
}

/** Shows the page's toasts, each for its time. Rendered once, by the shell. */
export function ToastHost() {
  const toasts = useSelector((state) => state.toasts);
  const dispatch = useDispatch();
  return (
    <>
      {toasts.map((toast) => (
        <Timer key={toast.id} toast={toast} />
      ))}
      <ToastList toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))} />
    </>
  );
}

import { Loader, ToastList } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import { Outlet } from "react-router-dom";
import { useDispatch, useSelector } from "../store/hooks";
import { toastDismissed } from "../store/toasts";

/**
 * Stays while screens come and go. `useId` counts the places in this fragment, so the build that
 * prerenders uses it as well, without the shell's own parts: these show nothing at first.
 */
export function PageFrame({
  above = null,
  children = null,
}: {
  /** Shown above the screen. */
  above?: ReactNode;
  /** The shell's dialogs and other parts over the screen. */
  children?: ReactNode;
}) {
  return (
    <>
      {above}
      <Outlet />
      {children}
      <ToastHost />
      <LoaderHost />
    </>
  );
}

function ToastHost() {
  const toasts = useSelector((state) => state.toasts);
  const dispatch = useDispatch();
  return <ToastList toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))} />;
}

/** Shows the loader while something has been waited for long enough. */
export function LoaderHost() {
  return <Loader visible={useSelector((state) => state.loader.waiting > 0)} />;
}

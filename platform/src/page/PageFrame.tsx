import type { ReactNode } from "react";
import { Outlet } from "react-router-dom";
import { LoaderHost } from "../screen/LoaderHost";
import { ToastHost } from "../screen/ToastHost";

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

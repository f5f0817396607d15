import { Loader, ToastList } from "@quotehaven/shared-ui";
import { useEffect, type ReactNode } from "react";
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
  useDoubleClicks();
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

const pressable = "a, button, input, label, select, summary, textarea, [role]";

/**
 * The second press of a double click never meets what the first one brought: something else under the
 * pointer, or the same button on the next page. Where a button is pressed on and on, such as a pager's,
 * it is in something with `data-repeats`.
 */
function useDoubleClicks() {
  useEffect(() => {
    let first: { pressed: Element | null; entry: unknown } | undefined;
    const onClick = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest(pressable) : null;
      const entry: unknown = Reflect.get(Object(history.state), "key");
      if (event.detail < 2 || !first) {
        first = { pressed, entry };
        return;
      }
      const isOnNextPage = entry !== first.entry && !pressed?.closest("[data-repeats]");
      if (pressed === first.pressed && !isOnNextPage) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("click", onClick, true);
    return () => window.removeEventListener("click", onClick, true);
  }, []);
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

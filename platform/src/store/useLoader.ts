import { useEffect } from "react";
import { useDispatch } from "./hooks";
import { LOADER_DELAY_MS, longWaitEnded, waitGrewLong } from "./loader";

/** Shows the page's loader while `active`, from 800 ms on; work that ends sooner never shows it. */
export function useLoader(active: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!active) return;
    let isShown = false;
    const timer = setTimeout(() => {
      isShown = true;
      dispatch(waitGrewLong());
    }, LOADER_DELAY_MS);
    return () => {
      clearTimeout(timer);
      if (isShown) dispatch(longWaitEnded());
    };
  }, [active, dispatch]);
}

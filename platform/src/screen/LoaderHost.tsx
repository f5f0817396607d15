import { Loader } from "@quotehaven/shared-ui";
import { useSelector } from "../store/hooks";

/** Shows the page's loader while something has been waited for long enough. Rendered once, by the shell. */
export function LoaderHost() {
  const isShown = useSelector((state) => state.loader.waiting > 0);
  return <Loader visible={isShown} />;
}

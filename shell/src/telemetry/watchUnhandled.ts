import type { Federation } from "../federation";

/** A screen's own failure is told by its place, which hears of it a moment later than the page. */
const LET_OTHERS_TELL_MS = 1_000;

/** Tells the federation of what remotes throw with nobody to catch it. Returns its own undo. */
export function watchUnhandled(
  federation: Pick<Federation, "failed" | "loader" | "registry">,
): () => void {
  const onError = ({ error, filename }: ErrorEvent) => notice(error, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => notice(reason, "");

  function notice(error: unknown, address: string): void {
    const trace = `${address}\n${error instanceof Error ? (error.stack ?? "") : ""}`;
    const owner = federation.registry().remotes.find(({ name }) => {
      const state = federation.loader.state(name);
      return state.status === "ready" && trace.includes(folderOf(state.target.entry));
    });
    if (owner)
      setTimeout(() => federation.failed(owner.name, "unhandled", error), LET_OTHERS_TELL_MS);
  }

  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}

/** The folder of a build, as its scripts' addresses begin: `/assets/agent/1/`. */
function folderOf(entry: string): string {
  return new URL(".", new URL(entry, document.baseURI)).pathname;
}

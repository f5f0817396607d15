import { addListener } from "@reduxjs/toolkit";
import type { PlatformStore } from "./createPlatformStore";
import { api } from "./api";
import { isMutationDone, type CallDone } from "./calls";
import { changed } from "./changes";

/** A tag as other tabs tell it; its type may be of a remote whose code this tab does not have. */
type ToldTag = string | { type: string; id: string | number };

type Definition = {
  invalidatesTags?:
    | readonly ToldTag[]
    | ((...ended: [reply: unknown, error: undefined, sent: unknown]) => readonly ToldTag[]);
};

/** The tags that a mutation itself says it made stale. */
function tagsOf({ payload, meta: { arg } }: CallDone): readonly ToldTag[] {
  let tags: readonly ToldTag[] = [];
  // RTK Query gives out the definition of an endpoint by this function alone.
  api.enhanceEndpoints({
    endpoints: {
      [arg.endpointName]: ({ invalidatesTags = [] }: Definition) => {
        tags =
          typeof invalidatesTags === "function"
            ? invalidatesTags(payload, undefined, arg.originalArgs)
            : invalidatesTags;
      },
    },
  });
  return tags;
}

function isToldTag(value: unknown): value is ToldTag {
  const { type, id } = Object(value);
  const isOfOneThing = typeof type === "string" && ["string", "number"].includes(typeof id);
  return typeof value === "string" || isOfOneThing;
}

const typeOf = (tag: ToldTag) => (typeof tag === "string" ? tag : tag.type);

/**
 * Reads again what changed: here what is said to be `changed`, in the other tabs of this browser that
 * and what each mutation names in its `invalidatesTags`. A tab that is hidden waits until it is looked
 * at. Returns its undo.
 */
export function followChanges(store: PlatformStore): () => void {
  const otherTabs = new BroadcastChannel("changes");
  const tell = (tags: readonly ToldTag[]) => {
    if (tags.length > 0) otherTabs.postMessage(tags);
  };
  let waiting: ToldTag[] = [];
  const readAgain = () => {
    if (document.visibilityState === "hidden" || waiting.length === 0) return;
    const { util } = api.enhanceEndpoints({ addTagTypes: waiting.map(typeOf) });
    store.dispatch(util.invalidateTags(waiting));
    waiting = [];
  };
  otherTabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    // Checked, because anything on the page's origin could have sent it.
    if (Array.isArray(data)) waiting.push(...data.filter(isToldTag));
    readAgain();
  };
  document.addEventListener("visibilitychange", readAgain);
  const undo = [
    store.dispatch(addListener({ matcher: isMutationDone, effect: (done) => tell(tagsOf(done)) })),
    store.dispatch(
      addListener({
        actionCreator: changed,
        effect: ({ payload, meta }) => {
          if (!meta.isShownHere) store.dispatch(api.util.invalidateTags([...payload]));
          tell(payload);
        },
      }),
    ),
    () => document.removeEventListener("visibilitychange", readAgain),
    () => otherTabs.close(),
  ];
  return () => undo.forEach((end) => end());
}

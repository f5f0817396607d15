import { addListener, type PayloadAction } from "@reduxjs/toolkit";
import type { TagDescription } from "@reduxjs/toolkit/query";
import { sharedTags, type CacheTag } from "@quotehaven/contract/release";
import { isVisible, onVisibilityChange } from "../timing/visibility";
import type { PlatformStore } from "./createPlatformStore";
import type { PageApi } from "./api";
import { apiOf, pageApis } from "./apis";
import { isCallDone, isMutationEnded, type EndedCall } from "./calls";
import { changed, staleHere } from "./changes";

/** A tag as it is told; its type may be of a remote whose code this tab does not have. */
type ToldTag = string | { type: string; id: string | number };

type Definition = {
  invalidatesTags?:
    | readonly ToldTag[]
    | ((...ended: [reply: unknown, error: unknown, sent: unknown]) => readonly ToldTag[]);
};

/** The tags that a mutation itself says it made stale. */
function tagsOf(api: PageApi, call: EndedCall): readonly ToldTag[] {
  const { arg } = call.meta;
  const isDone: boolean = isCallDone(call);
  const ended = isDone ? [call.payload, undefined] : [undefined, call.payload];
  let tags: readonly ToldTag[] = [];
  // RTK Query gives out the definition of an endpoint by this function alone.
  api.enhanceEndpoints({
    endpoints: {
      [arg.endpointName]: ({ invalidatesTags = [] }: Definition) => {
        tags =
          typeof invalidatesTags === "function"
            ? invalidatesTags(ended[0], ended[1], arg.originalArgs)
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

type KnownTag = TagDescription<CacheTag>;

/** Whether a tag is of one of these types. */
const isOneOf =
  (types: readonly string[]) =>
  (tag: ToldTag): tag is ToldTag & KnownTag =>
    types.includes(typeof tag === "string" ? tag : tag.type);

/** Marks what another query cache was told first. */
const HANDED_ON = { isHandedOn: true };
const isHandedOn = (action: object) => "meta" in action && action.meta === HANDED_ON;

/** What tells the tabs of this browser; none where site data is blocked and the browser refuses it. */
function channelOfTabs(): BroadcastChannel | null {
  try {
    return new BroadcastChannel("changes");
  } catch {
    return null;
  }
}

/**
 * Reads again what changed. What is said to be `changed`, and what each mutation names in its
 * `invalidatesTags`, is read again by every query cache of the page, and by the other tabs of this
 * browser. What is dispatched by `util.invalidateTags` of one query cache reaches the others of the page.
 * A tab that is hidden waits until it is looked at. Returns its undo.
 */
export function followChanges(store: PlatformStore): () => void {
  const otherTabs = channelOfTabs();
  const tell = (tags: readonly ToldTag[]) => {
    if (tags.length > 0) otherTabs?.postMessage(tags);
  };
  /** Makes tags stale in all query caches of the page but the one that knows already. */
  const handOn = (tags: readonly ToldTag[], knows?: PageApi) => {
    for (const { api, ownTags } of pageApis()) {
      const known = tags.filter(isOneOf([...sharedTags, ...ownTags]));
      if (api === knows || known.length === 0) continue;
      store.dispatch({ ...api.util.invalidateTags(known), meta: HANDED_ON });
    }
  };
  let waiting: ToldTag[] = [];
  const readAgain = () => {
    if (!isVisible()) return;
    handOn(waiting);
    waiting = [];
  };
  const hear = ({ data }: MessageEvent<unknown>) => {
    // Checked, because anything on the page's origin could have sent it.
    if (Array.isArray(data)) waiting.push(...data.filter(isToldTag));
    readAgain();
  };
  if (otherTabs) otherTabs.onmessage = hear;
  const undo = [
    store.dispatch(
      addListener({
        matcher: isMutationEnded,
        effect(call) {
          const api = apiOf(call);
          const tags = api ? tagsOf(api, call) : [];
          handOn(tags, api);
          if (isCallDone(call)) tell(tags);
        },
      }),
    ),
    store.dispatch(
      addListener({
        predicate: (action): action is PayloadAction<ToldTag[]> =>
          apiOf(action)?.util.invalidateTags.match(action) === true && !isHandedOn(action),
        effect: (stale) => handOn(stale.payload, apiOf(stale)),
      }),
    ),
    store.dispatch(
      addListener({
        actionCreator: changed,
        effect: ({ payload, meta }) => {
          if (!meta.isShownHere) handOn(payload);
          tell(payload);
        },
      }),
    ),
    store.dispatch(
      addListener({ actionCreator: staleHere, effect: ({ payload }) => handOn(payload) }),
    ),
    onVisibilityChange(readAgain),
    () => otherTabs?.close(),
  ];
  return () => undo.forEach((end) => end());
}

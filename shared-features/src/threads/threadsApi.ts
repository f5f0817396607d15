import type {
  MessageBody,
  MessageReply,
  ReadBody,
  ReportBody,
  Thread,
  ThreadMessage,
  ThreadReply,
} from "@quotehaven/contract/schemas";
import type { PageApi } from "@quotehaven/platform";
import { createContext, useContext } from "react";

type OfThread = { quoteId: number };
const threadTag = ({ quoteId }: OfThread) => ({ type: "Threads", id: quoteId }) as const;

/**
 * Adds the calls about threads to a remote's own. To be called once, beside the route of its threads.
 *
 * @returns what `ThreadScreen` takes
 */
export function addThreadCalls(api: PageApi) {
  return api.injectEndpoints({
    endpoints: (build) => ({
      thread: build.query<Thread, OfThread & { limit: number }>({
        query: ({ quoteId, limit }) => ({ url: `/threads/${quoteId}`, params: { limit } }),
        transformResponse: ({ data }: ThreadReply) => data,
        providesTags: (_reply, _error, thread) => [threadTag(thread)],
      }),
      sendThreadMessage: build.mutation<ThreadMessage, OfThread & MessageBody>({
        query: ({ quoteId, ...message }) => ({
          url: `/threads/${quoteId}`,
          method: "POST",
          body: message,
        }),
        transformResponse: ({ data }: MessageReply) => data,
        invalidatesTags: (_reply, _error, thread) => [threadTag(thread)],
      }),
      markThreadRead: build.mutation<unknown, OfThread & ReadBody>({
        query: ({ quoteId, ...read }) => ({
          url: `/threads/${quoteId}/read`,
          method: "POST",
          body: read,
        }),
        // What was counted as unread, wherever it is shown.
        invalidatesTags: (_reply, error, thread) =>
          error ? [] : [threadTag(thread), "Quotes", "Leads", "Lead", "Notifications"],
      }),
      endThread: build.mutation<unknown, OfThread>({
        query: ({ quoteId }) => ({ url: `/threads/${quoteId}/end`, method: "POST" }),
        invalidatesTags: (_reply, _error, thread) => [threadTag(thread)],
      }),
      reportThreadMessage: build.mutation<unknown, OfThread & ReportBody>({
        query: ({ quoteId, ...report }) => ({
          url: `/threads/${quoteId}/reports`,
          method: "POST",
          body: report,
        }),
        invalidatesTags: (_reply, _error, thread) => [threadTag(thread)],
      }),
    }),
  });
}

/** The calls about threads of the remote that shows them. */
export type ThreadCalls = ReturnType<typeof addThreadCalls>;

const ThreadCallsContext = createContext<ThreadCalls | null>(null);

/** Gives the parts of a thread's screen its calls. */
export const ThreadCallsProvider = ThreadCallsContext.Provider;

/** The calls of the screen around; throws outside of one. */
export function useThreadCalls(): ThreadCalls {
  const calls = useContext(ThreadCallsContext);
  if (!calls) throw new Error("A part of a thread is not inside of its screen.");
  return calls;
}

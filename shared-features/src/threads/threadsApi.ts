import {
  messageBody,
  messageReply,
  readBody,
  reportBody,
  threadReply,
  type MessageBody,
  type ReportBody,
  type Thread,
  type ThreadMessage,
} from "@quotehaven/contract/wire";
import { api } from "@quotehaven/platform";

type OfThread = { quoteId: number };
const threadTag = ({ quoteId }: OfThread) => ({ type: "Threads", id: quoteId }) as const;

const threadsApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    thread: build.query<Thread, OfThread & { limit: number }>({
      query: ({ quoteId, limit }) => ({ url: `/threads/${quoteId}`, params: { limit } }),
      transformResponse: threadReply.decode,
      providesTags: (_reply, _error, thread) => [threadTag(thread)],
    }),
    sendThreadMessage: build.mutation<ThreadMessage, OfThread & MessageBody>({
      query: ({ quoteId, ...message }) => ({
        url: `/threads/${quoteId}`,
        method: "POST",
        body: messageBody.encode(message),
      }),
      transformResponse: messageReply.decode,
      invalidatesTags: (_reply, _error, thread) => [threadTag(thread)],
    }),
    markThreadRead: build.mutation<unknown, OfThread & { messageId: number }>({
      query: ({ quoteId, messageId }) => ({
        url: `/threads/${quoteId}/read`,
        method: "POST",
        body: readBody.encode({ messageId }),
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
        body: reportBody.encode(report),
      }),
      invalidatesTags: (_reply, _error, thread) => [threadTag(thread)],
    }),
  }),
});

export const {
  useThreadQuery,
  useSendThreadMessageMutation,
  useMarkThreadReadMutation,
  useEndThreadMutation,
  useReportThreadMessageMutation,
} = threadsApi;

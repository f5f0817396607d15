import type {
  AgenciesReply,
  FeeRequestsReply,
  FoundPersonReply,
  GivenUpMailsReply,
  LicenseDecisionBody,
  LicensesReply,
  LogReply,
  MessageNoteBody,
  OperatorAct,
  PaymentDifferencesReply,
  PaymentRecordsReply,
  PaymentState,
  PersonalData,
  PersonQuestion,
  ReceivedMessagesReply,
  RemoteRollbackBody,
  RemotesReply,
} from "@quotehaven/contract/schemas";
import { api } from "@quotehaven/platform";

/** A page of a list; `isAll` with what is done already. */
type ListPlace = { page: number; isAll: boolean };

/** What an operator does about one thing, and why. */
type Reasoned = { id: number; why: string };

const list =
  (name: string) =>
  ({ page, isAll }: ListPlace) => ({
    url: `/operations/${name}`,
    params: { page: String(page), ...(isAll && { all: "1" }) },
  });

const act =
  (path: (id: number) => string) =>
  ({ id, why }: Reasoned) => ({
    url: `/operations/${path(id)}`,
    method: "POST" as const,
    body: { why },
  });

/** A list narrowed by what is chosen; nothing is sent of what is not. */
const narrowed = (name: string, page: number, chosen: Record<string, string>) => ({
  url: `/operations/${name}`,
  params: {
    page: String(page),
    ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== "")),
  },
});

const operationsApi = api.enhanceEndpoints({ addTagTypes: ["Operations"] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    operationsMessages: build.query<ReceivedMessagesReply, ListPlace>({
      query: list("messages"),
      providesTags: ["Operations"],
    }),
    operationsMessageNote: build.mutation<unknown, MessageNoteBody & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/operations/messages/${id}`, method: "PUT", body }),
      invalidatesTags: ["Operations"],
    }),
    operationsFees: build.query<FeeRequestsReply, ListPlace>({
      query: list("fees"),
      providesTags: ["Operations"],
    }),
    operationsFeeDecision: build.mutation<unknown, Reasoned & { isGranted: boolean }>({
      query: ({ id, ...body }) => ({ url: `/operations/fees/${id}`, method: "POST", body }),
      invalidatesTags: ["Operations"],
    }),
    operationsDifferences: build.query<PaymentDifferencesReply, ListPlace>({
      query: list("differences"),
      providesTags: ["Operations"],
    }),
    operationsDifferenceResolve: build.mutation<unknown, Reasoned>({
      query: act((id) => `differences/${id}/resolve`),
      invalidatesTags: ["Operations"],
    }),
    operationsMails: build.query<GivenUpMailsReply, ListPlace>({
      query: list("mails"),
      providesTags: ["Operations"],
    }),
    operationsMailResend: build.mutation<unknown, Reasoned>({
      query: act((id) => `mails/${id}/resend`),
      invalidatesTags: ["Operations"],
    }),
    operationsLicenses: build.query<LicensesReply, ListPlace>({
      query: list("licenses"),
      providesTags: ["Operations"],
    }),
    operationsLicenseDecision: build.mutation<unknown, LicenseDecisionBody & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/operations/licenses/${id}`, method: "POST", body }),
      invalidatesTags: ["Operations"],
    }),
    operationsAgencies: build.query<AgenciesReply, { page: number; search: string }>({
      query: ({ page, search }) => narrowed("agencies", page, { search }),
      providesTags: ["Operations"],
    }),
    operationsAgencyPause: build.mutation<unknown, Reasoned>({
      query: act((id) => `agencies/${id}/pause`),
      invalidatesTags: ["Operations"],
    }),
    operationsAgencyResume: build.mutation<unknown, Reasoned>({
      query: act((id) => `agencies/${id}/resume`),
      invalidatesTags: ["Operations"],
    }),
    operationsPayments: build.query<
      PaymentRecordsReply,
      { page: number; state: PaymentState | "" }
    >({
      query: ({ page, state }) => narrowed("payments", page, { state }),
      providesTags: ["Operations"],
    }),
    operationsPersonFind: build.mutation<FoundPersonReply, PersonQuestion>({
      query: (body) => ({ url: "/operations/people/find", method: "POST", body }),
      invalidatesTags: ["Operations"],
    }),
    operationsPersonEndSessions: build.mutation<unknown, Reasoned>({
      query: act((id) => `people/${id}/end-sessions`),
      invalidatesTags: ["Operations"],
    }),
    operationsPersonLink: build.mutation<unknown, Reasoned>({
      query: act((id) => `people/${id}/link`),
      invalidatesTags: ["Operations"],
    }),
    operationsPersonExport: build.mutation<PersonalData, Reasoned>({
      query: act((id) => `people/${id}/export`),
      invalidatesTags: ["Operations"],
    }),
    operationsPersonDelete: build.mutation<unknown, Reasoned>({
      query: act((id) => `people/${id}/delete`),
      invalidatesTags: ["Operations"],
    }),
    operationsRemotes: build.query<RemotesReply, void>({
      query: () => ({ url: "/operations/remotes" }),
      providesTags: ["Operations"],
    }),
    operationsRemoteRollback: build.mutation<unknown, RemoteRollbackBody & { name: string }>({
      query: ({ name, ...body }) => ({
        url: `/operations/remotes/${name}/rollback`,
        method: "POST",
        body,
      }),
      invalidatesTags: ["Operations"],
    }),
    operationsLog: build.query<LogReply, { page: number; act: OperatorAct | ""; operator: string }>(
      {
        query: ({ page, ...chosen }) => narrowed("log", page, chosen),
        providesTags: ["Operations"],
      },
    ),
    operationsEndSessions: build.mutation<unknown, void>({
      query: () => ({ url: "/operations/end-sessions", method: "POST" }),
    }),
  }),
});

/** To dispatch after an act that did not pass through the query cache: every list reads again. */
export const listsChanged = () => operationsApi.util.invalidateTags(["Operations"]);

export const {
  useOperationsMessagesQuery,
  useOperationsMessageNoteMutation,
  useOperationsFeesQuery,
  useOperationsFeeDecisionMutation,
  useOperationsDifferencesQuery,
  useOperationsDifferenceResolveMutation,
  useOperationsMailsQuery,
  useOperationsMailResendMutation,
  useOperationsLicensesQuery,
  useOperationsLicenseDecisionMutation,
  useOperationsAgenciesQuery,
  useOperationsAgencyPauseMutation,
  useOperationsAgencyResumeMutation,
  useOperationsPaymentsQuery,
  useOperationsPersonFindMutation,
  useOperationsPersonEndSessionsMutation,
  useOperationsPersonLinkMutation,
  useOperationsPersonExportMutation,
  useOperationsPersonDeleteMutation,
  useOperationsRemotesQuery,
  useOperationsRemoteRollbackMutation,
  useOperationsLogQuery,
  useOperationsEndSessionsMutation,
} = operationsApi;

import type {
  AgenciesReply,
  FeeRequestsReply,
  FoundPersonReply,
  GivenUpMailsReply,
  LicenseDecisionBody,
  LicensesReply,
  LogReply,
  MessageNoteBody,
  MessageReportsReply,
  OpenCountsReply,
  OperatorAct,
  PaymentDifferencesReply,
  PaymentRecordsReply,
  PaymentState,
  PersonalData,
  PersonQuestion,
  ReceivedMessagesReply,
  RemoteRollbackBody,
  RemotesReply,
  ReportDecisionBody,
} from "@quotehaven/contract/schemas";
import { api, tags } from "../store";

/** A page of a list; `isAll` with what is done already. */
export type ListQuery = { page: number; isAll: boolean };

const providesTags = [tags.Lists] as const;
const invalidatesTags = [tags.Lists] as const;

/** A list narrowed by what is chosen; nothing is sent of what is not. */
const narrowed = (name: string, page: number, chosen: Record<string, string>) => ({
  url: `/operations/${name}`,
  params: {
    page: String(page),
    ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== "")),
  },
});

const operationsApi = api.injectEndpoints({
  endpoints: (build) => {
    const list = <Reply>(name: string) =>
      build.query<Reply, ListQuery>({
        query: ({ page, isAll }) => narrowed(name, page, { all: isAll ? "1" : "" }),
        providesTags,
      });
    /** What an operator does about one thing, and why. */
    const act = <Reply = unknown, Body extends object = { why: string }>(
      path: (id: number) => string,
      method: "POST" | "PUT" = "POST",
    ) =>
      build.mutation<Reply, Body & { id: number }>({
        query: ({ id, ...body }) => ({ url: `/operations/${path(id)}`, method, body }),
        invalidatesTags,
      });
    return {
      /** How much waits in each list. */
      operationsOpenCounts: build.query<OpenCountsReply, void>({
        query: () => ({ url: "/operations/open-counts" }),
        providesTags,
      }),
      operationsMessages: list<ReceivedMessagesReply>("messages"),
      operationsMessageNote: act<unknown, MessageNoteBody>((id) => `messages/${id}`, "PUT"),
      operationsReports: list<MessageReportsReply>("reports"),
      operationsReportDecision: act<unknown, ReportDecisionBody>((id) => `reports/${id}`),
      operationsFees: list<FeeRequestsReply>("fees"),
      operationsFeeDecision: act<unknown, { isGranted: boolean; why: string }>(
        (id) => `fees/${id}`,
      ),
      operationsDifferences: list<PaymentDifferencesReply>("differences"),
      operationsDifferenceResolve: act((id) => `differences/${id}/resolve`),
      operationsMails: list<GivenUpMailsReply>("mails"),
      operationsMailResend: act((id) => `mails/${id}/resend`),
      operationsLicenses: list<LicensesReply>("licenses"),
      operationsLicenseDecision: act<unknown, LicenseDecisionBody>((id) => `licenses/${id}`),
      operationsAgencies: build.query<AgenciesReply, { page: number; search: string }>({
        query: ({ page, search }) => narrowed("agencies", page, { search }),
        providesTags,
      }),
      operationsAgencyPause: act((id) => `agencies/${id}/pause`),
      operationsAgencyResume: act((id) => `agencies/${id}/resume`),
      operationsPayments: build.query<
        PaymentRecordsReply,
        { page: number; state: PaymentState | "" }
      >({
        query: ({ page, state }) => narrowed("payments", page, { state }),
        providesTags,
      }),
      operationsPersonFind: build.mutation<FoundPersonReply, PersonQuestion>({
        query: (body) => ({ url: "/operations/people/find", method: "POST", body }),
        invalidatesTags,
      }),
      operationsMailRegistrations: build.mutation<unknown, PersonQuestion>({
        query: (body) => ({ url: "/operations/people/mail-registrations", method: "POST", body }),
        invalidatesTags,
      }),
      operationsPersonEndSessions: act((id) => `people/${id}/end-sessions`),
      operationsPersonApproveAddress: act((id) => `people/${id}/approve-address`),
      operationsPersonLink: act((id) => `people/${id}/link`),
      operationsPersonExport: act<PersonalData>((id) => `people/${id}/export`),
      operationsPersonDelete: act((id) => `people/${id}/delete`),
      operationsRemotes: build.query<RemotesReply, void>({
        query: () => ({ url: "/operations/remotes" }),
        providesTags,
      }),
      operationsRemoteRollback: build.mutation<unknown, RemoteRollbackBody & { name: string }>({
        query: ({ name, ...body }) => ({
          url: `/operations/remotes/${name}/rollback`,
          method: "POST",
          body,
        }),
        invalidatesTags,
      }),
      operationsLog: build.query<
        LogReply,
        { page: number; act: OperatorAct | ""; operator: string }
      >({
        query: ({ page, ...chosen }) => narrowed("log", page, chosen),
        providesTags,
      }),
      operationsEndSessions: build.mutation<unknown, void>({
        query: () => ({ url: "/operations/end-sessions", method: "POST" }),
      }),
    };
  },
});

export const {
  useOperationsOpenCountsQuery,
  useOperationsMessagesQuery,
  useOperationsMessageNoteMutation,
  useOperationsReportsQuery,
  useOperationsReportDecisionMutation,
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
  useOperationsMailRegistrationsMutation,
  useOperationsPersonEndSessionsMutation,
  useOperationsPersonApproveAddressMutation,
  useOperationsPersonLinkMutation,
  useOperationsPersonExportMutation,
  useOperationsPersonDeleteMutation,
  useOperationsRemotesQuery,
  useOperationsRemoteRollbackMutation,
  useOperationsLogQuery,
  useOperationsEndSessionsMutation,
} = operationsApi;

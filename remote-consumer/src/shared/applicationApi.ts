import {
  answersFromSent,
  type Answers,
  type Form,
  type InsuranceTypeId,
  type Question,
} from "@quotehaven/contract/rules";
import type { ApplicationReply, DoneReply, OwnPoliciesReply } from "@quotehaven/contract/schemas";
import type * as wire from "@quotehaven/contract/wire";
import {
  applicationBody,
  applicationReply,
  ownPolicies,
  ownPoliciesReply,
  revertQuery,
  type ApplicationBody,
  type ApplicationMeta,
} from "@quotehaven/contract/wire";
import { changed, isApiError } from "@quotehaven/platform";
import { api } from "../store";

/** Insurance types, each with its answers. */
export type TypesAndAnswers = {
  types: readonly InsuranceTypeId[];
  /** By insurance type. */
  answersByType: Readonly<Record<number, Answers | undefined>>;
};

/** The application as the screens read it: the three questionnaires with answers, and its state. */
export type Application = {
  forms: Form<Question>[];
  meta: ApplicationMeta;
  /** What agents see and quote; null before the first submission. */
  submitted: TypesAndAnswers | null;
  /** How many agencies opened what was submitted, and when. */
  openings?: wire.ApplicationReply["openings"];
  /** The policies of today; absent where nothing was said of them. */
  present?: wire.OwnPolicies;
};

/** The insurance types that agents see; before the submission, those that are being answered. */
export function typesOf({ meta, submitted }: Application): readonly InsuranceTypeId[] {
  return submitted?.types ?? meta.types;
}

function toApplication(reply: ApplicationReply): Application {
  const { forms, meta, submitted, openings, present } = applicationReply.decode(reply);
  return {
    forms,
    meta,
    openings,
    present,
    submitted: submitted
      ? {
          types: submitted.map(({ insuranceTypeId }) => insuranceTypeId),
          answersByType: Object.fromEntries(
            submitted.map(({ insuranceTypeId, answers }) => {
              const form = forms.find((each) => each.insuranceTypeId === insuranceTypeId);
              return [insuranceTypeId, form ? answersFromSent(form, answers) : {}];
            }),
          ),
        }
      : null,
  };
}

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    consumerApplication: build.query<Application, void>({
      query: () => ({ url: "/user/application" }),
      transformResponse: toApplication,
      providesTags: ["Application"],
    }),
  }),
});

type Started = {
  dispatch: (
    action: ReturnType<typeof readApi.util.updateQueryData> | ReturnType<typeof changed>,
  ) => unknown;
  queryFulfilled: Promise<{ data: Application }>;
};

/**
 * The reply is the application as it is now: the screen must not wait for another one. Put in at once:
 * an upsert comes after the edits are settled, and the old lock would show in between.
 */
async function showReply(_sent: unknown, { dispatch, queryFulfilled }: Started): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(
      readApi.util.updateQueryData("consumerApplication", undefined, (known) =>
        // A slow reply may come after that of a later change.
        data.meta.version < known.meta.version ? known : data,
      ),
    );
    dispatch(changed(["Application"], { isShownHere: true }));
  } catch {
    // The screen that sent it tells of the failure.
  }
}

/** Refused because of what became of it elsewhere: saved, submitted, or a quote chosen. It is read again. */
function staleAfter(error: unknown): "Application"[] {
  return isApiError(error) && error.status === 409 ? ["Application"] : [];
}

const changeApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveConsumerApplication: build.mutation<Application, ApplicationBody>({
      query: (body) => ({
        url: "/user/application",
        method: "POST",
        body: applicationBody.encode(body),
      }),
      transformResponse: toApplication,
      onQueryStarted: showReply,
      invalidatesTags: (_saved, error, { submit }) =>
        error ? staleAfter(error) : submit ? ["Profile", "Quotes"] : ["Profile"],
    }),
    revertConsumerApplication: build.mutation<Application, number>({
      query: (version) => ({
        url: "/user/application/changes",
        method: "DELETE",
        params: revertQuery.encode({ version }),
      }),
      transformResponse: toApplication,
      onQueryStarted: showReply,
      invalidatesTags: (_reverted, error) => (error ? staleAfter(error) : ["Profile"]),
    }),
    askAgain: build.mutation<Application, void>({
      query: () => ({ url: "/user/application/again", method: "POST" }),
      transformResponse: toApplication,
      onQueryStarted: showReply,
      invalidatesTags: (_begun, error) =>
        error ? staleAfter(error) : ["Profile", "Quotes", "Threads"],
    }),
    keepPresentPolicies: build.mutation<wire.OwnPolicies | null, wire.OwnPolicies | null>({
      query: (present) => ({
        url: "/user/application/present",
        method: "PUT",
        body: ownPolicies.encode(present ?? { isShared: false }),
      }),
      transformResponse: (reply: OwnPoliciesReply) => ownPoliciesReply.decode(reply),
      onQueryStarted: async (_sent, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          dispatch(
            readApi.util.updateQueryData("consumerApplication", undefined, (known) => ({
              ...known,
              present: data ?? undefined,
            })),
          );
        } catch {
          // The screen that sent it tells of the failure.
        }
      },
      invalidatesTags: ["Application", "Quotes"],
    }),
    deleteConsumerApplication: build.mutation<DoneReply, void>({
      query: () => ({ url: "/user/application", method: "DELETE", params: { force: true } }),
      invalidatesTags: (_done, error) =>
        error ? [] : ["Application", "Profile", "Quotes", "Threads", "Notifications"],
    }),
  }),
});

/** The consumer's application: read, save or submit, take changes back, begin again, keep the policies of today, delete. */
export const { useConsumerApplicationQuery } = readApi;
/** The application as the page knows it now, also inside what was begun before it changed. */
export const selectApplication = readApi.endpoints.consumerApplication.select();
export const {
  useSaveConsumerApplicationMutation,
  useRevertConsumerApplicationMutation,
  useAskAgainMutation,
  useKeepPresentPoliciesMutation,
  useDeleteConsumerApplicationMutation,
} = changeApi;

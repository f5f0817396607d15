import type { Form, Question } from "@quotehaven/contract/rules";
import type {
  ApplicationBody,
  ApplicationMeta,
  ApplicationReply,
  DoneReply,
} from "@quotehaven/contract/schemas";
import { api } from "@quotehaven/platform";
import { toForms } from "./questionnaire/toForms";

/** The application as the screens read it: the three questionnaires with answers, and its state. */
export type Application = { forms: Form<Question>[]; meta: ApplicationMeta };

const toApplication = ({ data, meta }: ApplicationReply): Application => ({
  forms: toForms(data),
  meta,
});

const applicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    consumerApplication: build.query<Application, void>({
      query: () => ({ url: "/user/application" }),
      transformResponse: toApplication,
      providesTags: ["Application"],
    }),
    saveConsumerApplication: build.mutation<Application, ApplicationBody>({
      query: (body) => ({ url: "/user/application", method: "POST", body }),
      transformResponse: toApplication,
      // The reply is the application as saved: the screen must not wait for another one. Put in at once:
      // an upsert comes after the edits are settled, and the old lock would show in between.
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          dispatch(
            applicationApi.util.updateQueryData("consumerApplication", undefined, () => data),
          );
        } catch {
          // The screen that saved tells of the failure.
        }
      },
      invalidatesTags: (_saved, error) => (error ? [] : ["Profile", "Quotes"]),
    }),
    deleteConsumerApplication: build.mutation<DoneReply, void>({
      query: () => ({ url: "/user/application", method: "DELETE", params: { force: true } }),
      invalidatesTags: (_done, error) => (error ? [] : ["Application", "Profile", "Quotes"]),
    }),
  }),
});

/** The consumer's application: read, save or submit, delete. */
export const {
  useConsumerApplicationQuery,
  useSaveConsumerApplicationMutation,
  useDeleteConsumerApplicationMutation,
} = applicationApi;

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

const applicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    consumerApplication: build.query<Application, void>({
      query: () => ({ url: "/user/application" }),
      transformResponse: ({ data, meta }: ApplicationReply) => ({ forms: toForms(data), meta }),
      providesTags: ["Application"],
    }),
    saveConsumerApplication: build.mutation<DoneReply, ApplicationBody>({
      query: (body) => ({ url: "/user/application", method: "POST", body }),
      invalidatesTags: (_done, error) => (error ? [] : ["Application", "Profile", "Quotes"]),
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
  useLazyConsumerApplicationQuery,
  useSaveConsumerApplicationMutation,
  useDeleteConsumerApplicationMutation,
} = applicationApi;

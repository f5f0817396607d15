import { submissionReply, type SubmissionReply } from "@quotehaven/contract/wire";
import { api } from "../../store";

const submittedApi = api.injectEndpoints({
  endpoints: (build) => ({
    submission: build.query<SubmissionReply, void>({
      query: () => ({ url: "/user/application/submitted" }),
      transformResponse: submissionReply.decode,
      providesTags: ["Application"],
    }),
  }),
});

/** Who can read what was submitted, and when first quotes come. */
export const { useSubmissionQuery } = submittedApi;

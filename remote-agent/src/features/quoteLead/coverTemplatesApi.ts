import {
  coverTemplateBody,
  coverTemplatesReply,
  type CoverTemplate,
  type CoverTemplateBody,
} from "@quotehaven/contract/wire";
import { api } from "@quotehaven/platform";

const coverTemplatesApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    agentCoverTemplates: build.query<CoverTemplate[], void>({
      query: () => ({ url: "/agent/profile/cover-templates" }),
      transformResponse: coverTemplatesReply.decode,
      providesTags: ["CoverTemplates"],
    }),
    agentCoverTemplateKeep: build.mutation<CoverTemplate[], CoverTemplateBody>({
      query: (template) => ({
        url: "/agent/profile/cover-templates",
        method: "POST",
        body: coverTemplateBody.encode(template),
      }),
      transformResponse: coverTemplatesReply.decode,
      invalidatesTags: ["CoverTemplates"],
    }),
    agentCoverTemplateDelete: build.mutation<unknown, number>({
      query: (id) => ({ url: `/agent/profile/cover-templates/${id}`, method: "DELETE" }),
      invalidatesTags: ["CoverTemplates"],
    }),
  }),
});

export const {
  useAgentCoverTemplatesQuery,
  useAgentCoverTemplateKeepMutation,
  useAgentCoverTemplateDeleteMutation,
} = coverTemplatesApi;

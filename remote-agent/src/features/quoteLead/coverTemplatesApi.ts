import {
  coverTemplateBody,
  coverTemplatesReply,
  type CoverTemplate,
  type CoverTemplateBody,
} from "@quotehaven/contract/wire";
import { appliedCover, type HeldCover } from "@quotehaven/contract/cover";
import { insuranceTypes } from "@quotehaven/contract/rules";
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

/** The agent's templates for an insurance type. */
export function useTemplatesOf(type: HeldCover["type"]): readonly CoverTemplate[] {
  const { data = [] } = useAgentCoverTemplatesQuery();
  return data.filter(({ insuranceTypeId }) => insuranceTypeId === insuranceTypes[type]);
}

/** What a template states for a lead. It knows none: what makes no sense for this one stays out. */
export function coverOfTemplate({ cover }: CoverTemplate, held: HeldCover) {
  return appliedCover({ ...held, cover: cover[held.type] ?? {} } as HeldCover)[held.type];
}

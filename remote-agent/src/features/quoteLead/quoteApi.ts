import { appliedCover, type HeldCover } from "@quotehaven/contract/cover";
import { insuranceTypes } from "@quotehaven/contract/rules";
import type {
  CoverTemplate,
  CoverTemplateBody,
  CoverTemplatesReply,
} from "@quotehaven/contract/schemas";
import { quoteBody, quoteReply, type AgentQuote, type QuoteBody } from "@quotehaven/contract/wire";
import { api, tags } from "../../store";

const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    // No tags: the cache is given each reply, and the lead is read again when all are through.
    agentQuoteSend: build.mutation<AgentQuote, { method: "POST" | "PUT"; body: QuoteBody }>({
      query: ({ method, body }) => ({
        url: `/agent/profile/leads/${body.leadId}`,
        method,
        body: quoteBody.encode(body),
      }),
      transformResponse: quoteReply.decode,
    }),
    agentCoverTemplates: build.query<CoverTemplate[], void>({
      query: () => ({ url: "/agent/profile/cover-templates" }),
      transformResponse: ({ data }: CoverTemplatesReply) => data,
      providesTags: [tags.CoverTemplates],
    }),
    agentCoverTemplateKeep: build.mutation<CoverTemplate[], CoverTemplateBody>({
      query: (template) => ({
        url: "/agent/profile/cover-templates",
        method: "POST",
        body: template,
      }),
      transformResponse: ({ data }: CoverTemplatesReply) => data,
      invalidatesTags: [tags.CoverTemplates],
    }),
    agentCoverTemplateDelete: build.mutation<unknown, number>({
      query: (id) => ({ url: `/agent/profile/cover-templates/${id}`, method: "DELETE" }),
      invalidatesTags: [tags.CoverTemplates],
    }),
  }),
});

export const {
  useAgentQuoteSendMutation,
  useAgentCoverTemplatesQuery,
  useAgentCoverTemplateKeepMutation,
  useAgentCoverTemplateDeleteMutation,
} = quoteApi;

/** The agent's templates for an insurance type. */
export function useTemplatesOf(type: HeldCover["type"]): readonly CoverTemplate[] {
  const { data = [] } = useAgentCoverTemplatesQuery();
  return data.filter(({ insuranceTypeId }) => insuranceTypeId === insuranceTypes[type]);
}

/** What a template states for a lead. It knows none: what makes no sense for this one stays out. */
export function coverOfTemplate({ cover }: CoverTemplate, held: HeldCover) {
  return appliedCover({ ...held, cover: cover[held.type] ?? {} } as HeldCover)[held.type];
}

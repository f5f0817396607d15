import type { ConfigReply } from "@quotehaven/contract/schemas";
import { useFormats } from "../i18n/useFormats";
import { api } from "../store/api";

export const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicConfig: build.query<ConfigReply, void>({
      query: () => ({ url: "/config" }),
      providesTags: ["Reference"],
      keepUnusedDataFor: 600,
    }),
  }),
});

/** What the server tells everybody of how it is set up. */
export const { usePublicConfigQuery } = configApi;

/** What an agent pays for a client's contact details, as money; undefined until it is known. */
export function useLeadFee(): string | undefined {
  const { money } = useFormats();
  const { data } = usePublicConfigQuery();
  return data?.leadFee === undefined ? undefined : money(data.leadFee);
}

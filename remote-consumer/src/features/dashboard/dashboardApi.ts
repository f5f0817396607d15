import type { DoneReply, UserProfileReply, UserProfileUpdate } from "@quotehaven/contract/schemas";
import { api } from "@quotehaven/platform";

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    consumerProfile: build.query<UserProfileReply, void>({
      query: () => ({ url: "/user/profile" }),
      providesTags: ["Profile"],
    }),
    updateConsumerProfile: build.mutation<DoneReply, UserProfileUpdate>({
      query: (body) => ({ url: "/user/profile", method: "PUT", body }),
      invalidatesTags: (_done, error) => (error ? [] : ["Profile", "Application"]),
    }),
    deleteConsumerAccount: build.mutation<DoneReply, void>({
      query: () => ({ url: "/user/profile/delete", method: "DELETE" }),
    }),
  }),
});

/** The consumer's profile: read, change, delete the account. */
export const {
  useConsumerProfileQuery,
  useUpdateConsumerProfileMutation,
  useDeleteConsumerAccountMutation,
} = dashboardApi;

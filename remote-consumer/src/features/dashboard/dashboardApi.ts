import type { DoneReply } from "@quotehaven/contract/schemas";
import {
  userProfileReply,
  userProfileUpdate,
  type UserProfileReply,
  type UserProfileUpdate,
} from "@quotehaven/contract/wire";
import { api } from "../../store";

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    consumerProfile: build.query<UserProfileReply, void>({
      query: () => ({ url: "/user/profile" }),
      transformResponse: userProfileReply.decode,
      providesTags: ["Profile"],
    }),
    updateConsumerProfile: build.mutation<DoneReply, UserProfileUpdate>({
      query: (changes) => ({
        url: "/user/profile",
        method: "PUT",
        body: userProfileUpdate.encode(changes),
      }),
      invalidatesTags: (_done, error) => (error ? [] : ["Profile", "Application", "Quotes"]),
    }),
  }),
});

/** The consumer's profile: read, change. */
export const { useConsumerProfileQuery, useUpdateConsumerProfileMutation } = dashboardApi;

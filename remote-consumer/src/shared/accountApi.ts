import type { DoneReply } from "@quotehaven/contract/schemas";
import { api } from "../store";

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    deleteConsumerAccount: build.mutation<DoneReply, void>({
      query: () => ({ url: "/user/profile/delete", method: "DELETE" }),
    }),
  }),
});

/** The end of the consumer's account. */
export const { useDeleteConsumerAccountMutation } = accountApi;

import { DoneReply, UserProfileReply, UserProfileUpdate } from "@quotehaven/contract/schemas";
import { userProfileReply, userProfileUpdate } from "@quotehaven/contract/wire";
import type { Deps } from "../deps";
import type { App } from "../server/App";
import { currentUser } from "../accounts/sessions/currentUser";
import { languageOf } from "../server/language";
import { replies } from "../server/replies";
import { readConsumerProfile, updateConsumerProfile } from "./consumerProfile";

/** The consumer's profile. */
export async function consumerProfileRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "consumer" } as const;

  app.get(
    "/user/profile",
    { config, schema: { response: replies(UserProfileReply) } },
    async (request) => {
      const consumer = { id: currentUser(request).id, language: languageOf(request) };
      return userProfileReply.encode(await readConsumerProfile(deps, consumer));
    },
  );

  app.put(
    "/user/profile",
    { config, schema: { body: UserProfileUpdate, response: replies(DoneReply) } },
    async (request) => {
      const changes = userProfileUpdate.decode(request.body);
      await updateConsumerProfile(deps, currentUser(request), changes);
      return { message: "Profile updated." };
    },
  );
}

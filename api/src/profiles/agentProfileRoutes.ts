import {
  AddCarriersBody,
  AgentProfileReply,
  AgentProfileUpdate,
  CarriersReply,
  DeleteCarriersBody,
  DoneReply,
  Id,
} from "@quotehaven/contract/schemas";
import { agentProfileReply, agentProfileUpdate, carriersReply } from "@quotehaven/contract/wire";
import { Type } from "typebox";
import type { Deps } from "../deps";
import { invalid } from "../server/errors";
import type { App } from "../server/App";
import { currentUser } from "../accounts/sessions/currentUser";
import { replies } from "../server/replies";
import {
  addCarriers,
  availableCarriers,
  deleteCarriers,
  readAgentProfile,
  updateAgentProfile,
} from "./agentProfile";

/** Ids with commas between them, as an address can carry them. */
const ID_LIST = "^[1-9]\\d{0,8}(,[1-9]\\d{0,8})*$";

/** The agent's profile and carriers. */
export async function agentProfileRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "agent" } as const;

  app.get(
    "/agent/profile",
    { config, schema: { response: replies(AgentProfileReply) } },
    async (request) =>
      agentProfileReply.encode(await readAgentProfile(deps, currentUser(request).id)),
  );

  app.put(
    "/agent/profile",
    { config, schema: { body: AgentProfileUpdate, response: replies(DoneReply) } },
    async (request) => {
      const changes = agentProfileUpdate.decode(request.body);
      await updateAgentProfile(deps, currentUser(request), changes);
      return { message: "Profile updated." };
    },
  );

  app.get(
    "/agent/profile/carriers",
    { config, schema: { response: replies(CarriersReply) } },
    async (request) => carriersReply.encode(await availableCarriers(deps, currentUser(request).id)),
  );

  app.post(
    "/agent/profile/carriers",
    { config, schema: { body: AddCarriersBody, response: replies(DoneReply) } },
    async (request) => {
      await addCarriers(deps, currentUser(request).id, request.body.carriers);
      return { message: "Carrier added." };
    },
  );

  app.delete(
    "/agent/profile/carriers",
    {
      config,
      schema: {
        querystring: Type.Object({
          carriers: Type.Optional(
            Type.Union([Id, Type.String({ pattern: ID_LIST, maxLength: 1_000 })]),
          ),
        }),
        body: Type.Optional(Type.Union([DeleteCarriersBody, Type.Null()])),
        response: replies(DoneReply),
      },
    },
    async (request) => {
      const carriers = request.body?.carriers ?? request.query.carriers;
      if (carriers === undefined) throw invalid("required");
      const ids =
        typeof carriers === "string" ? carriers.split(",").map(Number) : [carriers].flat();
      await deleteCarriers(deps, currentUser(request).id, ids);
      return { message: "Carrier deleted." };
    },
  );
}

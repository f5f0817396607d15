import { leadReply, leadsReply } from "@quotehaven/contract/wire";
import { screen, waitFor } from "@quotehaven/platform/testing";
import {
  useAgentCarrierAddMutation,
  useAgentCarrierChoicesQuery,
  useAgentCarrierDeleteMutation,
  useAgentProfileQuery,
  useAgentProfileUpdateMutation,
} from "./agentProfileApi";
import { aLeadDetail } from "./leadFixtures";
import { useAgentLeadQuery, useAgentLeadsQuery } from "./leadApi";
import { anAgentProfileReply } from "./profileFixtures";
import { openScreen } from "./screenFixtures";

const ofCarriers = [
  "/agent/profile",
  "/agent/profile/carriers",
  "/agent/profile/leads",
  "/agent/profile/leads/12",
];

function EverythingOfAnAgent() {
  useAgentProfileQuery();
  useAgentCarrierChoicesQuery();
  useAgentLeadsQuery({ filter: "all", sort: "newest", page: 1 });
  useAgentLeadQuery(12);
  const [update] = useAgentProfileUpdateMutation();
  const [add] = useAgentCarrierAddMutation();
  const [remove] = useAgentCarrierDeleteMutation();
  return (
    <>
      <button onClick={() => void update({ agencyName: "Juniper" })}>changed details</button>
      <button onClick={() => void add([15])}>added carrier</button>
      <button onClick={() => void remove(1)}>deleted carrier</button>
    </>
  );
}

it.each([
  ["changed details", ["/agent/profile", "/agent/profile/leads"]],
  ["added carrier", ofCarriers],
  ["deleted carrier", ofCarriers],
])("after %s, the page reads again %p", async (change, paths) => {
  const { user, requests } = openScreen(<EverythingOfAnAgent />, {
    replies: {
      "GET /agent/profile": anAgentProfileReply(),
      "GET /agent/profile/carriers": { data: [] },
      "GET /agent/profile/leads": leadsReply.encode({ leads: [], count: 0 }),
      "GET /agent/profile/leads/12": leadReply.encode(aLeadDetail()),
      "PUT /agent/profile": {},
      "POST /agent/profile/carriers": {},
      "DELETE /agent/profile/carriers": {},
    },
  });
  const readAgain = () => requests.filter(({ method }) => method === "GET").map(({ path }) => path);
  await waitFor(() => expect(readAgain()).toHaveLength(4));
  requests.length = 0;
  await user.click(screen.getByRole("button", { name: change }));
  await waitFor(() => expect(readAgain().sort()).toEqual(paths));
});

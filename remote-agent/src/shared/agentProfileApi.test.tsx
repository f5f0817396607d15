import { leadReply, leadsReply } from "@quotehaven/contract/wire";
import { renderScreen, screen, waitFor } from "@quotehaven/platform/testing";
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

const reads = {
  "the profile": "/agent/profile",
  "the carriers to choose from": "/agent/profile/carriers",
  "the leads": "/agent/profile/leads",
  "the open lead": "/agent/profile/leads/12",
};

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
  ["changed details", ["the profile", "the leads"]],
  ["added carrier", Object.keys(reads)],
  ["deleted carrier", Object.keys(reads)],
])("after %s, the page reads again %p", async (change, expected) => {
  const { user, requests } = renderScreen(<EverythingOfAnAgent />, {
    session: "agent",
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
  const paths = Object.entries(reads).flatMap(([what, path]) =>
    expected.includes(what) ? path : [],
  );
  await waitFor(() => expect(readAgain().sort()).toEqual(paths.sort()));
});

import { emptyRegistry } from "./registry";
import { smokeScreens } from "./smokeScreens";
import { aRecord } from "./testing/aRecord";

const about = { title: "Agents", description: "For agents." };
const agent = aRecord({
  name: "agent",
  routes: [
    { prefix: "/agent", role: "anyone", ...about },
    { prefix: "/agent/desk", role: "agent", screens: { "/": [], "/leads/:id": [] }, ...about },
  ],
});
const shell = aRecord({
  name: "shell",
  routes: [{ prefix: "/verify", role: "anyone", ...about }],
});
const apps = Object.fromEntries(
  [agent, shell].map((stable) => [
    stable.name,
    { name: stable.name, team: stable.team, stable, canary: null, previous: [] },
  ]),
);
const next = { ...emptyRegistry, apps };

it("looks at every screen that a build names, as whoever may enter", () => {
  expect(smokeScreens(next, [agent])).toEqual([
    { path: "/agent", role: "anyone" },
    { path: "/agent/desk", role: "agent" },
    { path: "/agent/desk/leads/1", role: "agent" },
  ]);
});

it("looks at the first screens of every remote beside a shell", () => {
  expect(smokeScreens(next, [shell]).map(({ path }) => path)).toEqual([
    "/verify",
    "/agent",
    "/agent/desk",
  ]);
});

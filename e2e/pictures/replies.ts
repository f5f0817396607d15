import type { Page, Route } from "@playwright/test";
import type { PresentPolicies } from "@quotehaven/contract/schemas";
import { see } from "./acts";
import type { Act, Picture, Screen } from "./Picture";

/** A call to the API: `GET /user/profile`; `:id` matches one segment. */
type Call = `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`;

function on(call: Call, handle: (route: Route) => Promise<void>): Act {
  const [method, path = ""] = call.split(" ");
  const pattern = new RegExp(`^/api${path.replaceAll(/:\w+/g, "[^/]+")}$`);
  return (page: Page) =>
    page.route(
      (url) => pattern.test(url.pathname),
      (route) => (route.request().method() === method ? handle(route) : route.fallback()),
    );
}

/** The reply never comes. */
export const never = (call: Call): Act => on(call, () => new Promise(() => {}));

export const answer = (call: Call, json: unknown, status = 200): Act =>
  on(call, (route) => route.fulfill({ status, json }));

/** The server is broken, or refuses with a status and codes. */
export const fail = (call: Call, status = 500, data: string[] = []): Act =>
  answer(call, { message: "Something went wrong", data }, status);

/** The product's own reply with something changed. */
export const change = <Body>(call: Call, changed: (body: Body) => unknown): Act =>
  on(call, async (route) => {
    const response = await route.fetch();
    const body: Body = await response.json();
    await route.fulfill({ response, json: changed(body) });
  });

/** What somebody has today: less on the house than they need, and nothing known of the roof. */
export const presentPolicies: PresentPolicies = {
  home: {
    carrier: "Travelers",
    expires: "2099-03-01",
    premium: { dollars: 1_892, months: 12 },
    cover: { dwelling: 280_000, belongings: 140_000, personalLiability: 100_000, deductible: 750 },
  },
  auto: {
    carrier: "Old Lakeside Mutual",
    expires: "2099-01-15",
    premium: { dollars: 612, months: 6 },
    cover: { injury: "50/100", propertyDamage: 50_000, collisionDeductible: 1_000 },
  },
};

/** Some of a screen's replies have not come yet. */
export const loading = (...calls: Call[]): Pick<Picture, "replies" | "isLoading"> => ({
  replies: calls.map(never),
  isLoading: true,
});

/** A screen that waits for these calls, and the same screen where they failed. */
export const loadingAndFailed = (screen: Screen, ...calls: Call[]): Picture[] => [
  screen("loading", loading(...calls)),
  screen("failed", { replies: calls.map((call) => fail(call)), acts: [see("Try again")] }),
];

import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import type { RouteObject } from "react-router-dom";
import { api, useLoader, useToast } from "../index";
import { renderScreen, screen } from "./index";

const probeApi = api.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<{ word: string }, void>({ query: () => ({ url: "/probe" }) }),
  }),
});

function Probe() {
  const { t } = useTranslation("platform");
  const { data, isLoading } = probeApi.useProbeQuery();
  const toast = useToast();
  useLoader(isLoading);
  return (
    <button onClick={() => toast("Done", { kind: "success" })}>
      {data?.word} {t("greetings.morning" as ParseKeys<"platform">)}
    </button>
  );
}

const setup = {
  replies: { "GET /probe": { word: "Yes" } },
  messages: { platform: { greetings: { morning: "Good morning" } } },
};

it("answers calls from the replies and speaks the remote's texts", async () => {
  renderScreen(<Probe />, setup);
  expect(await screen.findByRole("button", { name: "Yes Good morning" })).toBeInTheDocument();
});

it("carries the session that is said to be", async () => {
  const { requests } = renderScreen(<Probe />, { ...setup, session: "agent" });
  await screen.findByRole("button", { name: /Yes/ });
  expect(requests[0]?.params.sid).toBe("test-sid");
});

it("shows toasts", async () => {
  const { user } = renderScreen(<Probe />, setup);
  await user.click(await screen.findByRole("button", { name: /Yes/ }));
  expect(screen.getByRole("region", { name: "Messages" })).toHaveTextContent("Done");
});

it("matches routes against the path", () => {
  const routes: RouteObject[] = [{ path: "/here", element: <p>Here</p> }];
  renderScreen(routes, { path: "/here" });
  expect(screen.getByText("Here")).toBeInTheDocument();
});

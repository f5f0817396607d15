import { api, useToast, useTranslation } from "../index";
import { renderScreen, screen } from "./index";

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<{ hi: string }, void>({ query: () => ({ url: "/probe" }) }),
  }),
});
function Probe() {
  const { t } = useTranslation();
  const { data } = probe.useProbeQuery();
  const toast = useToast();
  return (
    <button onClick={() => toast("Hello")}>
      {data?.hi} {t("a.b")} {t("x.someMissingKey")}
    </button>
  );
}
it("renders", async () => {
  const { user, requests } = renderScreen(<Probe />, {
    replies: { "GET /probe": { hi: "yo" } },
    messages: { a: { b: "AB" } },
    session: "agent",
  });
  await user.click(await screen.findByRole("button", { name: /yo AB Some missing key/ }));
  expect(requests[0]?.params.sid).toBe("test-sid");
});

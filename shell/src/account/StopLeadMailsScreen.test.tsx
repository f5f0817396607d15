import { STOP_LEAD_MAILS } from "@quotehaven/contract/release";
import { refusal, screen } from "@quotehaven/platform/testing";
import { renderShell } from "../testing/renderShell";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const call = "POST /lead-mails/stop";
const open = (replies = {}) => renderShell({ path: `${STOP_LEAD_MAILS}?token=7-abc`, replies });

describe("the link under a mail of new leads", () => {
  it("stops nothing before it is asked to", async () => {
    const { calls } = await open();
    await screen.findByRole("button", { name: "Stop these emails" });
    expect(calls()).not.toContain(call);
  });

  it("stops them with one press, without a sign-in, and says where to choose again", async () => {
    const { user, requests } = await open({ [call]: { message: "Stopped" } });
    await user.click(await screen.findByRole("button", { name: "Stop these emails" }));
    await screen.findByRole("heading", { name: "No more emails about new leads" });
    expect(requests.find(({ path }) => path === "/lead-mails/stop")?.params).toMatchObject({
      token: "7-abc",
    });
    expect(screen.getByRole("link", { name: "Go to Agency details" })).toHaveAttribute(
      "href",
      "/go/agent/agency-details",
    );
  });

  it("says so where the link is none of ours", async () => {
    const { user } = await open({ [call]: refusal(422, ["invalid-token"]) });
    await user.click(await screen.findByRole("button", { name: "Stop these emails" }));
    expect(await screen.findByText("This link does not work")).toBeVisible();
    expect(screen.getByRole("button", { name: "Stop these emails" })).toBeEnabled();
  });

  it("without a token goes to Landing", async () => {
    await renderShell({ path: STOP_LEAD_MAILS });
    expect(await screen.findByRole("heading", { name: "Landing" })).toBeInTheDocument();
  });
});

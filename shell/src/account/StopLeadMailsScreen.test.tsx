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
  it("stops them with one press and not before, without a sign-in, and says where to choose again", async () => {
    const { user, requests, calls } = await open({ [call]: { message: "Stopped" } });
    const button = await screen.findByRole("button", { name: "Stop these emails" });
    expect(calls()).not.toContain(call);
    await user.click(button);
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
});

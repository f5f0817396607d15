import type {
  ApplicationReply,
  EstimationReply,
  UserProfileReply,
} from "@quotehaven/contract/schemas";
import { inOrder, pause, press, pressIn, see, unfold } from "./acts";
import type { Shot } from "./Shot";

const dashboard = "Consumer dashboard";
const application = "Consumer application";
const applicationPath = "/profile/application";
const dashboardPath = "/profile/dashboard";

const edit = press("Click to edit");
const unlock = inOrder(press("Unlock to edit"), pause(500));
const explain = inOrder(unfold("How we worked this out"), pause(300));

/** The consumer's dashboard in its states. */
const dashboardShots: Shot[] = [
  {
    screen: dashboard,
    state: "loading",
    name: "profile and application",
    path: dashboardPath,
    as: "submitted",
    replies: async (replies) => {
      await replies.never("GET /user/profile");
      await replies.never("GET /user/application");
    },
    act: pause(400),
  },
  {
    screen: dashboard,
    state: "failed",
    name: "profile did not load",
    path: dashboardPath,
    as: "submitted",
    replies: async (replies) => {
      await replies.fail("GET /user/profile");
      await replies.fail("GET /user/application");
    },
    act: see("Try again"),
  },
  {
    screen: dashboard,
    state: "empty",
    name: "no application",
    path: dashboardPath,
    as: "deleted",
  },
  {
    screen: dashboard,
    state: "full",
    name: "application saved",
    path: dashboardPath,
    as: "saved",
  },
  {
    screen: dashboard,
    state: "full",
    name: "locked, quotes pending",
    path: dashboardPath,
    as: "submitted",
  },
  { screen: dashboard, state: "full", name: "quote accepted", path: dashboardPath, as: "won" },
  {
    screen: dashboard,
    state: "full",
    name: "editing",
    path: dashboardPath,
    as: "submitted",
    act: inOrder(edit, async (page) => page.getByLabel("Last name").first().fill("Holloway-Reyes")),
  },
  {
    screen: dashboard,
    state: "failed",
    name: "editing, with errors",
    path: dashboardPath,
    as: "submitted",
    act: inOrder(
      edit,
      async (page) => page.getByLabel("First name").first().fill(""),
      async (page) => page.getByLabel("Email").first().fill("nobody"),
      press("Update"),
      pause(300),
    ),
  },
  {
    screen: dashboard,
    state: "loading",
    name: "saving, global loader",
    path: dashboardPath,
    as: "submitted",
    replies: (replies) => replies.never("PUT /user/profile"),
    act: inOrder(
      edit,
      async (page) => page.getByLabel("Last name").first().fill("Featherstone"),
      press("Update"),
      pause(1_200),
    ),
    isWindow: true,
  },
  {
    screen: dashboard,
    state: "full",
    name: "new address waits for its link",
    path: dashboardPath,
    as: "submitted",
    replies: (replies) =>
      replies.change<UserProfileReply>("GET /user/profile", (body) => ({
        ...body,
        data: { ...body.data, usr_email_pending: "sue.holloway-new@example.com" },
      })),
  },
  {
    screen: dashboard,
    state: "full",
    name: "change password",
    path: dashboardPath,
    as: "submitted",
    act: press("Change password"),
  },
  {
    screen: dashboard,
    state: "full",
    name: "delete account, asked",
    path: dashboardPath,
    as: "submitted",
    act: press("Delete my account"),
    isWindow: true,
  },
  {
    screen: dashboard,
    state: "full",
    name: "delete account, done",
    path: dashboardPath,
    as: "submitted",
    replies: (replies) => replies.answer("DELETE /user/profile/delete", { message: "ok" }),
    act: inOrder(
      press("Delete my account"),
      pressIn("alertdialog", "Delete my account"),
      see("Your account was deleted."),
    ),
    isWindow: true,
  },
];

/** The consumer's application in its states. */
const applicationShots: Shot[] = [
  {
    screen: application,
    state: "loading",
    name: "application",
    path: applicationPath,
    as: "saved",
    replies: (replies) => replies.never("GET /user/application"),
    act: pause(400),
  },
  {
    screen: application,
    state: "failed",
    name: "application did not load",
    path: applicationPath,
    as: "saved",
    replies: (replies) => replies.fail("GET /user/application"),
    act: see("Try again"),
  },
  {
    screen: application,
    state: "empty",
    name: "no insurance type chosen",
    path: applicationPath,
    as: "deleted",
  },
  {
    screen: application,
    state: "full",
    name: "saved, home",
    path: applicationPath,
    as: "saved",
    act: pause(600),
  },
  {
    screen: application,
    state: "failed",
    name: "not all filled",
    path: applicationPath,
    as: "submitted",
    replies: (replies) => replies.fail("POST /user/application", 422, ["not-all-filled"]),
    act: inOrder(unlock, press("Save progress"), see("Application is not all filled")),
    isWindow: true,
  },
  {
    screen: application,
    state: "failed",
    name: "changed somewhere else",
    path: applicationPath,
    as: "submitted",
    replies: async (replies) => {
      let version = 0;
      await replies.change<ApplicationReply>("GET /user/application", (body) => {
        version += 1;
        return { ...body, meta: { ...body.meta, aps_version: body.meta.aps_version + version } };
      });
      await replies.fail("POST /user/application", 409, ["application-changed"]);
    },
    act: inOrder(
      unlock,
      async (page) => {
        await page.locator("main select").first().selectOption({ index: 2 });
      },
      press("Save progress"),
      see("This application was changed somewhere else"),
    ),
  },
  {
    screen: application,
    state: "full",
    name: "review before submitting",
    path: applicationPath,
    as: "saved",
    act: inOrder(press("Review and submit"), see("Review your answers")),
    english: ["Teacher"],
  },
  {
    screen: application,
    state: "full",
    name: "submitted, locked",
    path: applicationPath,
    as: "submitted",
    act: pause(600),
  },
  {
    screen: application,
    state: "full",
    name: "submitted, revealed",
    path: applicationPath,
    as: "submitted",
    act: inOrder(pause(400), press("Show my answers"), pause(400)),
  },
  {
    screen: application,
    state: "full",
    name: "unlocked to edit",
    path: applicationPath,
    as: "submitted",
    act: unlock,
  },
  {
    screen: application,
    state: "full",
    name: "quote chosen",
    path: applicationPath,
    as: "won",
    act: pause(600),
  },
  {
    screen: application,
    state: "full",
    name: "home coverage, explained",
    path: applicationPath,
    as: "submitted",
    act: inOrder(pause(500), explain),
  },
  {
    screen: application,
    state: "full",
    name: "life breakdown, explained",
    path: applicationPath,
    as: "resubmitted",
    act: inOrder(pause(500), explain),
    english: ["Teacher"],
  },
  {
    screen: application,
    state: "full",
    name: "auto coverage and umbrella, explained",
    path: applicationPath,
    as: "submitted",
    replies: (replies) =>
      replies.change<EstimationReply>("POST /estimation/3", (body) => ({
        ...body,
        data: 500_000,
        umbrella: true,
        at_risk: 720_000,
        total_required: 750_000,
      })),
    act: inOrder(
      unlock,
      async (page) => page.getByRole("tab", { name: /Auto/ }).click(),
      pause(600),
      async (page) => {
        const forward = page.getByRole("button", { name: "Continue", exact: true });
        while (await forward.isEnabled({ timeout: 500 }).catch(() => false)) await forward.click();
      },
      explain,
    ),
  },
  {
    screen: application,
    state: "loading",
    name: "coverage",
    path: applicationPath,
    as: "submitted",
    replies: (replies) => replies.never("POST /estimation/1"),
    act: pause(700),
  },
  {
    screen: application,
    state: "failed",
    name: "coverage did not load",
    path: applicationPath,
    as: "submitted",
    replies: (replies) => replies.fail("POST /estimation/1"),
    act: pause(1_200),
  },
  {
    screen: application,
    state: "full",
    name: "delete, asked",
    path: applicationPath,
    as: "submitted",
    act: press("Delete application"),
    isWindow: true,
  },
];

const privacyShots: Shot[] = [
  {
    screen: "Consumer privacy",
    state: "full",
    name: "who saw what, and when",
    path: "/profile/privacy",
    as: "won",
  },
];

/** The consumer's own area: dashboard, application and privacy. */
export const consumerShots: Shot[] = [...dashboardShots, ...applicationShots, ...privacyShots];

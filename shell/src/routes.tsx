import { area } from "@quotehaven/platform";
import { routesOf, type AppDefinition } from "@quotehaven/platform/shell";

/** The shell and its own screens; it is described as a remote is. */
const shell: AppDefinition = {
  name: "shell",
  team: "Platform",
  areas: [
    area({
      prefix: "/verify",
      role: "anyone",
      title: "Verify your account",
      description: "Confirm your email address to start using Quotehaven.",
      routes: [
        {
          index: true,
          handle: { title: "shell:verify.title", prerender: ["/?token=1"] },
          lazy: () => import("./account/VerifyScreen"),
        },
      ],
    }),
    area({
      prefix: "/reset-password",
      role: "anyone",
      title: "Choose a new password",
      description: "Set a new password for your Quotehaven account.",
      routes: [
        {
          index: true,
          handle: { title: "shell:resetPassword.title", prerender: ["/?token=1"] },
          lazy: () => import("./account/ResetPasswordScreen"),
        },
      ],
    }),
    area({
      prefix: "/stop-lead-emails",
      role: "anyone",
      title: "Stop emails about new leads",
      description: "One press, and no more emails about new leads come to you.",
      routes: [
        {
          index: true,
          handle: { title: "shell:stopMails.title", prerender: ["/?token=1"] },
          lazy: () => import("./account/StopLeadMailsScreen"),
        },
      ],
    }),
    area({
      prefix: "/go",
      role: "anyone",
      title: "One moment",
      description: "Leads on to the place that a message from Quotehaven names.",
      routes: [{ path: ":role/*", lazy: () => import("./routing/GoToArea") }],
    }),
    area({
      prefix: "/__remotes",
      role: "anyone",
      title: "What is running",
      description: "Versions, contracts, owners and last errors of every part of Quotehaven.",
      routes: [{ index: true, lazy: () => import("./federation/RemotesScreen") }],
    }),
  ],
};

export default shell;

/** The shell's own screens by prefix, relative to it, as those of any remote. */
export const routes = routesOf(shell.areas);

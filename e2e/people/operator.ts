import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { promisify } from "node:util";
import {
  EnrolmentReply,
  OperatorSignInReply,
  RecoveryCodesReply,
} from "@quotehaven/contract/schemas";
import { generate } from "otplib";
import { site } from "../product/site";
import type { Api } from "./Api";

const root = resolve(import.meta.dirname, "../..");

/** What somebody who runs the marketplace does on the command line, beside the product that runs; answers what it printed. */
export async function operator(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "api/src/operations/command/operator.ts", ...args],
    { cwd: root, env: { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: "" } },
  );
  return stdout;
}

/** Makes an operator's account on the command line, enrols, and signs in with a recovery code. */
export async function becomeOperator(api: Api): Promise<void> {
  const email = `olga.${randomUUID().slice(0, 8)}@example.com`;
  const password = "Granite-lantern-58";
  const printed = await operator("account", "add", email, "--by", "Kim", "--why", "Runs the desk.");
  const token = /#(\S+)/.exec(printed)?.[1] ?? "";
  const { data: setup } = await api.call("POST", "/operations/enrolment", EnrolmentReply, {
    body: { token },
  });
  const code = await generate({ secret: setup.secret });
  const { data: codes } = await api.call("PUT", "/operations/enrolment", RecoveryCodesReply, {
    body: { token, password, code },
  });
  const body = { email, password, code: codes[0] };
  api.sid = (await api.call("POST", "/operations/sign-in", OperatorSignInReply, { body })).sid;
  api.role = "operator";
}

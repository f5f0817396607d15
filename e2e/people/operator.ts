import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { promisify } from "node:util";
import {
  DoneReply,
  EnrolmentReply,
  FeeRequestsReply,
  OperatorSignInReply,
  RecoveryCodesReply,
} from "@quotehaven/contract/schemas";
import { generate } from "otplib";
import { site } from "../product/site";
import type { Api } from "./Api";

const root = resolve(import.meta.dirname, "../..");

/** The operator's command; answers what it printed. */
export type OperatorCommand = (...args: string[]) => Promise<string>;

/** What somebody who runs the marketplace does on the command line, beside the running product. */
export const operatorOn =
  (dataDir: string, databaseUrl = ""): OperatorCommand =>
  async (...args) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--import", "tsx", "api/src/operator.ts", ...args],
      { cwd: root, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl } },
    );
    return stdout;
  };

/** The same beside the product that the journeys run on. */
export const operator: OperatorCommand = (...args) => operatorOn(site.dataDir)(...args);

/** Makes an operator's account on the command line, enrols, and signs in with a recovery code. */
export async function becomeOperator(api: Api, command: OperatorCommand): Promise<void> {
  const email = `olga.${randomUUID().slice(0, 8)}@example.com`;
  const password = "Granite-lantern-58";
  const printed = await command("account", "add", email, "--by", "Kim", "--why", "Runs the desk.");
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

/** The fee that was asked back for a lead, as an operator sees it. */
export async function feeRequestOf(office: Api, leadId: number) {
  // The last one that was asked for comes first.
  const { data } = await office.get("/operations/fees", FeeRequestsReply, { all: "1" });
  const found = data.find((request) => request.leadId === leadId);
  if (!found) throw new Error(`Nobody asked for the fee of lead ${leadId}.`);
  return found;
}

/** Decides on a fee that was asked back. */
export async function decideFee(
  office: Api,
  id: number,
  body: { isGranted: boolean; why: string },
): Promise<void> {
  await office.call("POST", `/operations/fees/${id}`, DoneReply, { body });
}

import { Type, type Static } from "typebox";
import { agentProfileFields } from "../profiles/agentProfileFields";
import { limits } from "../rules/constants";
import { usStates } from "../rules/states";
import {
  CalendarDate,
  Carrier,
  SmallId,
  Nullable,
  Password,
  Timestamp,
  ZipCode,
  ZipCodeRef,
  oneOf,
} from "./common";
import { changeFields, replyFields, type ChangeFields, type ReplyFields } from "./profileFields";

const ZeroOrOne = Type.Union([Type.Literal(0), Type.Literal(1)]);

/** What an operator finds when they look a license up: it is as the agent says, or it is not. */
export const LicenseFinding = oneOf(["checked", "refused"]);
export type LicenseFinding = Static<typeof LicenseFinding>;

/** What was found about an agent's license as it is. */
export const LicenseCheck = Type.Object({
  finding: LicenseFinding,
  found_at: Timestamp,
  /** Why it was refused; empty for one that was confirmed. */
  words: Type.String(),
});
export type LicenseCheck = Static<typeof LicenseCheck>;

/** What was found about the license in one of its further states. */
export const LicenseStateCheck = Type.Object({
  state: Type.String(),
  ...LicenseCheck.properties,
});
export type LicenseStateCheck = Static<typeof LicenseStateCheck>;

const ReplyAreas = Type.Object({
  usr_all_zipcodes: ZeroOrOne,
  zipcodes: Type.Array(ZipCode),
  carriers: Type.Array(Carrier),
  /** The first day after a pause from new leads; null while there is none. */
  usr_pauseduntil: Type.Optional(Nullable(CalendarDate)),
  /** The hour at which daily mails of new leads come, where the agency is. */
  usr_digesthour: Type.Optional(Type.Integer({ minimum: 0, maximum: 23 })),
  /** Absent until the license, as it is here, was looked up. */
  usr_licensecheck: Type.Optional(LicenseCheck),
  /** Further states that the license lists: two letters each, by the alphabet. */
  usr_licensestates: Type.Optional(Type.Array(Type.String())),
  /** Those of the further states that were looked up. */
  usr_licensestatechecks: Type.Optional(Type.Array(LicenseStateCheck)),
  /** Until when another address needs a link that is mailed to the present one, too. */
  usr_email_needs_present_until: Type.Optional(Timestamp),
  /** Present, and true, while the new address waits for that link. */
  usr_pending_needs_present: Type.Optional(Type.Boolean()),
  /** Present, and true, while leads are not shown whole because the license was not checked. */
  usr_details_need_check: Type.Optional(Type.Boolean()),
  /** While we have paused the agency: why. */
  usr_stopped: Type.Optional(Type.String()),
});

export const AgentProfile = Type.Unsafe<
  ReplyFields<typeof agentProfileFields> & Static<typeof ReplyAreas>
>(Type.Object({ ...replyFields(agentProfileFields), ...ReplyAreas.properties }));
export type AgentProfile = Static<typeof AgentProfile>;

export const AgentProfileReply = Type.Object({ data: AgentProfile });
export type AgentProfileReply = Static<typeof AgentProfileReply>;

const ChangeAreas = Type.Partial(
  Type.Object({
    usr_all_zipcodes: ZeroOrOne,
    /** By `id`, or as the reply has them. */
    zipcodes: Type.Array(Type.Union([ZipCodeRef, Type.Object({ zip_id: SmallId })]), {
      maxItems: limits.zipCodes,
    }),
    /** All further states that the license lists, in place of those before; its own state is none. */
    usr_licensestates: Type.Array(Type.String({ maxLength: 2 }), { maxItems: usStates.length }),
    /** Pauses until the morning of this day; null ends the pause. */
    usr_pauseduntil: Nullable(CalendarDate),
    /** The present password: another address needs it. */
    usr_currentPassword: Password,
    usr_password: Password,
    usr_confirmNewPassword: Password,
  }),
);

/** Only what changed: an absent key stays as it is. An empty new password changes nothing. */
export const AgentProfileUpdate = Type.Unsafe<
  ChangeFields<typeof agentProfileFields> & Static<typeof ChangeAreas>
>(Type.Object({ ...changeFields(agentProfileFields), ...ChangeAreas.properties }));
export type AgentProfileUpdate = Static<typeof AgentProfileUpdate>;

export const CarriersReply = Type.Object({ data: Type.Array(Carrier) });
export type CarriersReply = Static<typeof CarriersReply>;

export const AddCarriersBody = Type.Object({ carriers: Type.Array(SmallId, { maxItems: 100 }) });
export type AddCarriersBody = Static<typeof AddCarriersBody>;

/** The carrier's id, or a list of ids. */
export const DeleteCarriersBody = Type.Object({
  carriers: Type.Union([SmallId, Type.Array(SmallId, { maxItems: 100 })]),
});
export type DeleteCarriersBody = Static<typeof DeleteCarriersBody>;

/** The signed token of a link that stops mails. */
export const StopMailsQuery = Type.Object({ token: Type.String({ maxLength: 200 }) });
export type StopMailsQuery = Static<typeof StopMailsQuery>;

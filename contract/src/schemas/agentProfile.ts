import { Type, type Static } from "typebox";
import { Carrier, Id, Nullable, Password, Text, ZipCode, ZipCodeRef } from "./common";

const ZeroOrOne = Type.Union([Type.Literal(0), Type.Literal(1)]);

export const AgentProfile = Type.Object({
  usr_agencyname: Nullable(Type.String()),
  usr_agencyaddress: Nullable(Type.String()),
  usr_agencyemail: Nullable(Type.String()),
  usr_agencynumber: Nullable(Type.String()),
  usr_firstname: Type.String(),
  usr_lastname: Type.String(),
  usr_email: Type.String(),
  /** A new address that counts once its own verification link was used. */
  usr_email_pending: Nullable(Type.String()),
  usr_phonenumber: Type.String(),
  usr_insurancelicensenumber: Nullable(Type.String()),
  usr_emailnotifications: Type.Optional(Type.Boolean()),
  usr_all_zipcodes: ZeroOrOne,
  zipcodes: Type.Array(ZipCode),
  carriers: Type.Array(Carrier),
});
export type AgentProfile = Static<typeof AgentProfile>;

export const AgentProfileReply = Type.Object({ data: AgentProfile });
export type AgentProfileReply = Static<typeof AgentProfileReply>;

/** Only what changed: an absent key stays as it is. An empty new password changes nothing. */
export const AgentProfileUpdate = Type.Partial(
  Type.Object({
    usr_agencyname: Text,
    usr_agencyaddress: Text,
    usr_agencyemail: Text,
    usr_agencynumber: Text,
    usr_firstname: Text,
    usr_lastname: Text,
    usr_email: Text,
    usr_phonenumber: Text,
    usr_insurancelicensenumber: Text,
    usr_emailnotifications: Type.Boolean(),
    usr_all_zipcodes: ZeroOrOne,
    /** By `id`, or as the reply has them. */
    zipcodes: Type.Array(Type.Union([ZipCodeRef, Type.Object({ zip_id: Id })]), {
      maxItems: 5_000,
    }),
    /** The present password: another address needs it. */
    usr_currentPassword: Password,
    usr_password: Password,
    usr_confirmNewPassword: Password,
  }),
);
export type AgentProfileUpdate = Static<typeof AgentProfileUpdate>;

export const CarriersReply = Type.Object({ data: Type.Array(Carrier) });
export type CarriersReply = Static<typeof CarriersReply>;

export const AddCarriersBody = Type.Object({ carriers: Type.Array(Id, { maxItems: 100 }) });
export type AddCarriersBody = Static<typeof AddCarriersBody>;

/** The carrier's id, or a list of ids. */
export const DeleteCarriersBody = Type.Object({
  carriers: Type.Union([Id, Type.Array(Id, { maxItems: 100 })]),
});
export type DeleteCarriersBody = Static<typeof DeleteCarriersBody>;

/** A mail ready to be sent; plain text alone where there is no `html`. `messageId` stays the same when it is sent again. */
export type Mail = {
  to: string;
  /** Where an answer goes, where that is not whom it comes from. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  /** Where one POST stops mails like this one (RFC 8058); absent where that cannot be chosen. */
  stopUrl?: string;
  /** Where its reader, signed in, switches mails like this one off; absent where that cannot be chosen. */
  settingsUrl?: string;
  messageId: string;
  /** Somebody waits for it: it goes by connections that mails to many do not hold. */
  isUrgent?: boolean;
};

/** Sends mail. Throws when it was not accepted; the outbox tries again. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
};

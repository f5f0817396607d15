import { mailboxOf } from "./mailboxes";

it.each([
  ["nora@gmail.com", "Gmail"],
  ["Nora@Hotmail.com", "Outlook"],
  ["nora@example.com", undefined],
  ["gmail.com@example.com", undefined],
])("knows where the mails of %s are read: %s", (email, name) => {
  expect(mailboxOf(email)?.name).toBe(name);
});

/** A link that calls a phone number of the United States, however it is written. */
export function phoneLink(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, "")}`;
}

/** Where a phone number leads: to the phone. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, "")}`;

/** Where an address leads: to a new mail. */
export const mailHref = (email: string) => `mailto:${email}`;

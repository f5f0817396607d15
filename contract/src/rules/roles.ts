/** Who a person is to the product. An operator runs the marketplace and is made on the command line. */
export const roles = ["consumer", "agent", "operator"] as const;
export type Role = (typeof roles)[number];

/** Whoever registers themselves: consumers and agents. */
export type CustomerRole = Exclude<Role, "operator">;

/** The role that a manifest or a page names; undefined where it names none that we know. */
export const roleIn = (value: unknown): Role | undefined => roles.find((role) => role === value);

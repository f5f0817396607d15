/** The slot of a remote's own menu. */
export const ownMenu = (name: string) => `${name}/menu`;

/** The remote that a name such as `agent/menu` or `help/opened@1` belongs to. */
export const namespaceOf = (name: string) => name.split("/", 1)[0] ?? "";

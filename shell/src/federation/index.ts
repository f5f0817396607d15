export { FederationContext, useFederation } from "./FederationContext";
export { OverrideBadge } from "./OverrideBadge";
export { prepareOnIntent } from "./intent";
export { ownerOf, parentPath, plainPath, readRegistry } from "./registry";
export type { RegisteredRemote, Registry, RouteEntry, RouteRole } from "./registry";
export { rendered } from "./rendered";
export { remoteRoutes } from "./remoteRoutes";
export { startFederation } from "./startFederation";
export type { Federation } from "./startFederation";

export { BUILD_FILE } from "@quotehaven/contract/release";
export { assetBase } from "./assetBase";
export { composePages } from "./composePages";
export { compressed } from "./compress";
export { examine, type Finding } from "./doctor";
export { readFigures } from "./figures";
export { guard } from "./guard";
export { isNotifier, notificationKinds, withNotifier } from "./notifiers";
export { pageOf } from "./pagePaths";
export { parseBuild, readBuild } from "./readBuild";
export { LOCAL_START, publishAtStart } from "./publishAtStart";
export { readSite, type Site, type SitePage } from "./readSite";
export { emptyRegistry, landingIn } from "./registry";
export type { BuildRecord, ClaimedRoute, Registry, RegistryEntry } from "./registry";
export { ReleaseError } from "./ReleaseError";
export { repair } from "./repair";
export { restore } from "./restore";
export { retire } from "./retire";
export { publish, publishTogether } from "./publish";
export { allowOverrides, canary, promote, rollback } from "./releases";
export { readHistory } from "./readHistory";
export { openStore, type ReleaseStore } from "./store";
export { siteFileTypes } from "./siteFiles";
export {
  contentSecurityPolicy,
  foreignOrigins,
  securityHeaders,
  type ForeignOrigins,
} from "./securityHeaders";

export { BUILD_FILE } from "@quotehaven/contract/release";
export { assetBase, parseBuild, readBuild, type BuildRecord, type ClaimedRoute } from "./build";
export { composePages } from "./composePages";
export { compressed } from "./compress";
export { examine, fix, type Finding } from "./doctor";
export { pageOf } from "./pagePaths";
export { publish, publishTogether } from "./publish";
export { LOCAL_START, publishAtStart } from "./publishAtStart";
export { readSite, type Site, type SitePage } from "./readSite";
export { emptyRegistry, landingIn, type Registry, type RegistryEntry } from "./registry";
export { ReleaseError } from "./ReleaseError";
export { canary, promote, retire, rollback } from "./releases";
export { siteFileTypes } from "./revisionPages";
export {
  contentSecurityPolicy,
  foreignOrigins,
  securityHeaders,
  type ForeignOrigins,
} from "./securityHeaders";
export { openStore, type ReleaseStore } from "./store";

export { useLeadFee, usePublicConfigQuery } from "../config/publicConfig";
export { api } from "../store/api";
export { changed } from "../store/changes";
export { remoteSlice } from "../store/remoteSlice";
export { selectHasCarriers } from "../store/selectors";

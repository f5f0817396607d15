export { useLeadFee, usePublicConfigQuery } from "../config/publicConfig";
export { api } from "../store/api";
export { changed } from "../store/changes";
export { injectSlice } from "../store/injectSlice";
export { selectHasCarriers } from "../store/selectors";

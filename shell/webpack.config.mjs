import { shellConfig } from "@quotehaven/platform/build";

export default shellConfig(import.meta.dirname);

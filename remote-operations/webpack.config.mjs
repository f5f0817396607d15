import { remoteConfig } from "@quotehaven/platform/build";

export default remoteConfig(import.meta.dirname);

import { remoteConfig } from "@quotehaven/kit/webpack";

export default remoteConfig(import.meta.dirname);

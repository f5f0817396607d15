import { shellConfig } from "@quotehaven/kit/webpack";

export default shellConfig(import.meta.dirname);

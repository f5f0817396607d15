import { readPolicy } from "@quotehaven/contract/policy";
import type { PolicyAsked } from "./policyReader";

self.onmessage = ({ data: { text, carriers } }: MessageEvent<PolicyAsked>) =>
  self.postMessage(readPolicy(text, carriers));

export { useHumanVerification } from "../human/useHumanVerification";
export { withFreshToken } from "../human/withFreshToken";

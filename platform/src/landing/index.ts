export { ClosingCall } from "./ClosingCall";
export { Hero } from "./Hero";
export { LandingFooter } from "./LandingFooter";
export { LandingHeader } from "./LandingHeader";
export { PointsSection, type Point } from "./PointsSection";
export { ResendConfirmation } from "./ResendConfirmation";
export type { LandingStart } from "./StartButton";
export { useLandingModal } from "./useLandingModal";

export { Hero } from "./Hero";
export { LandingFooter } from "./LandingFooter";
export { LandingHeader } from "./LandingHeader";
export { PointsSection, type Point } from "./PointsSection";
export { QuestionsSection } from "./QuestionsSection";
export { Section } from "./Section";
export { StartButton, type LandingStart } from "./StartButton";
export { StickyStart } from "./StickyStart";
export { useLandingModal } from "./useLandingModal";

export { setRequestAdapter } from "../http/request";
export { HumanVerifierContext, type HumanVerifier } from "../human/useHumanVerification";
export { renderScreen, type ScreenSetup } from "./renderScreen";
export {
  lastCall,
  networkGone,
  refusal,
  reply,
  replyAdapter,
  type RecordedRequest,
  type Replies,
} from "./replies";
export { shownTypingAids, shownUsername, typingAidsOf, usernameBefore } from "./typingAids";
export { screen, waitFor, waitForElementToBeRemoved, within, act } from "@testing-library/react";
export { startMockPage, type MockSession } from "./mockPage";

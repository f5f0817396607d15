export { ThreadLink } from "./ThreadLink";
export { ThreadScreen } from "./ThreadScreen";
export { addThreadCalls } from "./threadsApi";
export { UnreadBadge } from "./UnreadBadge";

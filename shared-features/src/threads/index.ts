export { ThreadLink } from "./ThreadLink";
export { ThreadScreen } from "./ThreadScreen";
export { UnreadBadge } from "./UnreadBadge";

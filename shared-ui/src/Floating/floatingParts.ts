export { ModalWindow } from "./ModalWindow";
export { AnchoredPanel } from "./AnchoredPanel";
export { TooltipBubble } from "./TooltipBubble";

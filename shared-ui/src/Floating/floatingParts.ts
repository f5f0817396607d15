export { ModalWindow } from "./ModalWindow";
export { AnchoredList } from "./AnchoredList";
export { AnchoredPanel } from "./AnchoredPanel";
export { TooltipBubble } from "./TooltipBubble";

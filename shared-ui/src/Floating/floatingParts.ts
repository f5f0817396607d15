export { ModalWindow } from "../Modal/ModalWindow";
export { AnchoredList } from "../Popover/AnchoredList";
export { AnchoredPanel } from "../Popover/AnchoredPanel";
export { TooltipBubble } from "../Tooltip/TooltipBubble";

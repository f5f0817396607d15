export { ModalWindow } from "../Modal/ModalWindow";
export { AnchoredPanel } from "../Popover/AnchoredPanel";
export { TooltipBubble } from "../Tooltip/TooltipBubble";

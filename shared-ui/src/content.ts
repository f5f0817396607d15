export { Tooltip } from "./Tooltip/Tooltip";
export { HelpTip } from "./Tooltip/HelpTip";
export { Popover, type TriggerProps } from "./Popover/Popover";
export { Badge, type Tone } from "./Badge/Badge";
export { Pagination } from "./Pagination/Pagination";
export { Stepper } from "./Stepper/Stepper";
export { Slide } from "./Stepper/Slide";
export { StackedBar, type SegmentTone } from "./StackedBar/StackedBar";
export { Disclosure } from "./Disclosure/Disclosure";
export { Tabs } from "./Tabs/Tabs";
export { Monogram } from "./Monogram/Monogram";
export { nameAndValue } from "./Text/nameAndValue";
export { DefinitionList } from "./DefinitionList/DefinitionList";
export {
  Illustration,
  illustrationNames,
  type IllustrationName,
} from "./Illustration/Illustration";

export { brand, type ColorRole } from "./theme/brand";
export { theme } from "./theme/theme";
export { GlobalStyle } from "./theme/GlobalStyle";
export { UiTextsProvider, useUiTexts, type UiTexts } from "./texts/UiTexts";

export { Button } from "./Button/Button";
export { ButtonLink } from "./Button/ButtonLink";
export { IconButton } from "./Button/IconButton";
export type { ButtonSize, Emphasis } from "./Button/buttonStyles";
export { textLink } from "./Text/textLink";
export { VisuallyHidden, visuallyHidden } from "./Text/VisuallyHidden";
export { SkipLink } from "./Text/SkipLink";

export { TextField, type TextFieldProps } from "./TextField/TextField";
export { TextArea } from "./TextArea/TextArea";
export { PhoneField } from "./PhoneField/PhoneField";
export { DateField } from "./DateField/DateField";
export { dateText, parseDateText } from "./DateField/dateText";
export { MoneyField } from "./MoneyField/MoneyField";
export { NumberField } from "./NumberField/NumberField";
export { Select, type SelectOption } from "./Select/Select";
export { Dropdown } from "./Dropdown/Dropdown";
export { OptionContent, OptionRow, type DropdownOption } from "./Dropdown/Option";
export { RadioGroup } from "./RadioGroup/RadioGroup";
export { Checkbox } from "./Checkbox/Checkbox";
export { CheckboxGroup } from "./Checkbox/CheckboxGroup";
export { ErrorSummary } from "./ErrorSummary/ErrorSummary";
export { useAtAttempt } from "./ErrorSummary/useAtAttempt";
export { FieldGroup, FormGrid, FullRow } from "./FormGrid/FormGrid";
export { FieldError, FieldFrame, useField, type FieldProps } from "./Field/FieldFrame";
export { FieldCells } from "./Field/cells";
export { controlStyles } from "./Field/controlStyles";
export { HelpGroup } from "./Field/HelpGroup";
export { useHeld } from "./Field/useHeld";

export { loadFloating } from "./Floating/floatingCode";
export { lazyDialog, lazyPart, type LazyPart } from "./LazyPart/lazyPart";
export { PartBoundary } from "./LazyPart/PartBoundary";
export { Modal } from "./Modal/Modal";
export { ConfirmDialog } from "./Modal/ConfirmDialog";
export { useClosingQuestion, useIsInWindow } from "./Modal/closing";
export { Tooltip } from "./Tooltip/Tooltip";
export { HelpTip } from "./Tooltip/HelpTip";

export { focusField } from "./Focus/focusField";
export { focusHeading } from "./Focus/focusHeading";
export { focusStart } from "./Focus/focusStart";
export { useFocusNext } from "./Focus/useFocusNext";
export { useFocusReturn } from "./Focus/useFocusReturn";

export { Popover, type TriggerProps } from "./Popover/Popover";

export { ToastList, type ToastItem } from "./ToastList/ToastList";
export { Loader } from "./Loader/Loader";
export { ProgressBar } from "./Loader/ProgressBar";
export { Skeleton, SkeletonCard, SkeletonScreen, SkeletonText } from "./Skeleton/Skeleton";
export { Notice } from "./Notice/Notice";
export { EmptyState } from "./Notice/EmptyState";
export { NotFoundBlock } from "./Notice/NotFoundBlock";
export { NoticeBox } from "./Notice/NoticeBox";
export { ProblemNotice } from "./Notice/ProblemNotice";

export { ChoiceRow } from "./ChoiceRow/ChoiceRow";
export { Card } from "./Card/Card";
export { Spinner } from "./Loader/Spinner";
export { Badge, type Tone } from "./Badge/Badge";
export { Pagination } from "./Pagination/Pagination";
export { Stepper } from "./Stepper/Stepper";
export { Slide } from "./Stepper/Slide";
export { StackedBar, type SegmentTone } from "./StackedBar/StackedBar";
export { Disclosure } from "./Disclosure/Disclosure";
export { Tabs } from "./Tabs/Tabs";
export { Monogram } from "./Monogram/Monogram";
export { DefinitionList } from "./DefinitionList/DefinitionList";
export { Stack, Row, Grid, Container } from "./Layout/layout";
export { Icon, iconNames, type IconName } from "./Icon/Icon";
export {
  Illustration,
  illustrationNames,
  type IllustrationName,
} from "./Illustration/Illustration";

export { brand, type ColorRole } from "./theme/brand";
export { theme } from "./theme/theme";
export { GlobalStyle } from "./theme/GlobalStyle";
export { UiTextsProvider, useUiTexts, type UiTexts } from "./texts/UiTexts";
export { Button } from "./Button/Button";
export { ButtonLink } from "./Button/ButtonLink";
export { IconButton } from "./Button/IconButton";
export type { Emphasis } from "./Button/buttonStyles";
export { textLink, textLinkAlone } from "./Text/textLink";
export { touchTarget } from "./Text/touchTarget";
export { VisuallyHidden, visuallyHidden } from "./Text/VisuallyHidden";
export { SkipLink } from "./Text/SkipLink";
export { lazyDialog, loadFloating } from "./Floating/lazyFloating";
export { isOverlayOpen } from "./Floating/overlays";
export { lazyPart, type LazyPart } from "./LazyPart/lazyPart";
export { Modal, useClosingQuestion, useIsInWindow } from "./Modal/Modal";
export { ConfirmDialog } from "./Modal/ConfirmDialog";
export { focusField } from "./Focus/focusField";
export { focusHeading } from "./Focus/focusHeading";
export { focusStart } from "./Focus/focusStart";
export { useFocusNext } from "./Focus/useFocusNext";
export { useFocusReturn } from "./Focus/useFocusReturn";
export { ToastList, type ToastItem } from "./ToastList/ToastList";
export { Loader } from "./Loader/Loader";
export { ProgressBar } from "./Loader/ProgressBar";
export {
  Skeleton,
  SkeletonCard,
  SkeletonCharts,
  SkeletonRows,
  SkeletonScreen,
  SkeletonText,
} from "./Skeleton/Skeleton";
export { Notice } from "./Notice/Notice";
export { EmptyState } from "./Notice/EmptyState";
export { NotFoundBlock } from "./Notice/NotFoundBlock";
export { NoticeBox } from "./Notice/NoticeBox";
export { ProblemNotice } from "./Notice/ProblemNotice";
export { ChoiceRow } from "./ChoiceRow/ChoiceRow";
export { Card } from "./Card/Card";
export { Spinner } from "./Loader/Spinner";
export { Stack, Row, Grid, Container } from "./Layout/layout";
export { useScrolls } from "./Layout/useScrolls";
export { Icon, iconNames, type IconName } from "./Icon/Icon";
export { TextField, type TextFieldProps } from "./TextField/TextField";
export { TextArea } from "./TextArea/TextArea";
export { RadioGroup } from "./RadioGroup/RadioGroup";
export { Disclosure } from "./Disclosure/Disclosure";
export {
  Illustration,
  illustrationNames,
  type IllustrationName,
} from "./Illustration/Illustration";

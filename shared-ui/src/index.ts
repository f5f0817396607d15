export { brand, type ColorRole } from "./theme/brand";
export { theme } from "./theme/theme";
export { fontFiles } from "./theme/fonts";
export { GlobalStyle } from "./theme/GlobalStyle";
export { UiWordsProvider, useUiWords, type UiWords } from "./words/UiWords";

export { Button } from "./Button/Button";
export { ButtonLink } from "./Button/ButtonLink";
export { IconButton } from "./Button/IconButton";
export type { ButtonSize, Emphasis } from "./Button/buttonLook";
export { textLink } from "./Text/textLink";
export { VisuallyHidden } from "./Text/VisuallyHidden";

export { TextField, type TextFieldProps } from "./TextField/TextField";
export { Select, type SelectOption } from "./Select/Select";
export { RadioGroup } from "./RadioGroup/RadioGroup";
export { Checkbox } from "./Checkbox/Checkbox";
export { CheckboxGroup } from "./Checkbox/CheckboxGroup";
export type { FieldProps } from "./Field/FieldFrame";

export { Modal } from "./Modal/Modal";
export { ConfirmDialog } from "./Modal/ConfirmDialog";
export { Tooltip } from "./Tooltip/Tooltip";
export { HelpTip } from "./Tooltip/HelpTip";

export { Card } from "./Card/Card";
export { Spinner } from "./Loader/Spinner";
export { Stack, Row, Grid, Container } from "./Layout/layout";
export { Icon, iconNames, type IconName } from "./Icon/Icon";

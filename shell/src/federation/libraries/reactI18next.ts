/** What remotes take of react-i18next. The rest stays out of the page. */
export { useTranslation } from "react-i18next";

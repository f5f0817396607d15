import { UiTextsProvider, type UiTexts } from "@quotehaven/shared-ui";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Gives the parts of the design system their few own texts in the language of the page. */
export function TranslatedUi({ children }: { children: ReactNode }) {
  const { t } = useTranslation("platform");
  const texts = useMemo(
    (): Partial<UiTexts> => ({
      close: t("ui.close"),
      cancel: t("ui.cancel"),
      confirm: t("ui.confirm"),
      dismiss: t("ui.dismiss"),
      optional: t("ui.optional"),
      help: t("ui.help"),
      showHelp: t("ui.showHelp"),
      hideHelp: t("ui.hideHelp"),
      showPassword: t("ui.showPassword"),
      hidePassword: t("ui.hidePassword"),
      datePattern: t("ui.datePattern"),
      openCalendar: t("ui.openCalendar"),
      previousMonth: t("ui.previousMonth"),
      nextMonth: t("ui.nextMonth"),
      month: t("ui.month"),
      year: t("ui.year"),
      choose: t("ui.choose"),
      digitsOnly: t("ui.digitsOnly"),
      wholeOnly: t("ui.wholeOnly"),
      didYouMean: (amount) => t("ui.didYouMean", { amount }),
      notOneNumber: (text) => t("ui.notOneNumber", { text }),
      phoneLength: t("validation.phoneLong"),
      phoneExtension: t("ui.phoneExtension"),
      noMatches: t("ui.noMatches"),
      notOnList: t("ui.notOnList"),
      searching: t("ui.searching"),
      clear: t("ui.clear"),
      remove: (what) => t("ui.remove", { what }),
      loading: t("ui.loading"),
      tryAgain: t("problem.tryAgain"),
      partFailed: t("ui.partFailed"),
      windowFailed: t("ui.windowFailed"),
      requestId: t("ui.requestId"),
      pages: t("ui.pages"),
      page: (page) => t("ui.page", { page }),
      previousPage: t("ui.previousPage"),
      nextPage: t("ui.nextPage"),
      goToPage: t("ui.goToPage"),
      steps: t("ui.steps"),
      stepDone: t("ui.stepDone"),
      notFoundTitle: t("ui.notFoundTitle"),
      notFoundText: t("ui.notFoundText"),
      errorSummary: (count) => t("ui.errorSummary", { count }),
      notifications: t("ui.notifications"),
      saidTimes: (count) => t("ui.saidTimes", { count }),
      skipToContent: t("ui.skipToContent"),
    }),
    [t],
  );
  return <UiTextsProvider texts={texts}>{children}</UiTextsProvider>;
}

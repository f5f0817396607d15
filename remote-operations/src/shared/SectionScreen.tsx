import { Screen } from "@quotehaven/platform";
import { Link, useLocation } from "react-router-dom";
import { ButtonLink, Row, Stack } from "@quotehaven/shared-ui";
import type { ParseKeys } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type Title = ParseKeys<"operations"> & `${string}.title`;

const sections: readonly (readonly (readonly [string, Title])[])[] = [
  [
    ["/operations/work/messages", "messages.title"],
    ["/operations/work/reports", "reports.title"],
    ["/operations/work/fees", "fees.title"],
    ["/operations/work/differences", "differences.title"],
    ["/operations/work/licenses", "licenses.title"],
    ["/operations/work/mails", "mails.title"],
  ],
  [
    ["/operations/look-up/agencies", "agencies.title"],
    ["/operations/look-up/payments", "payments.title"],
    ["/operations/look-up/people", "people.title"],
  ],
];

/** A screen of the area, with the way to the others of its part of the menu. */
export function SectionScreen({ title, children }: { title: Title; children: ReactNode }) {
  const { t } = useTranslation("operations");
  const { pathname } = useLocation();
  const beside = sections.find((section) => section.some(([path]) => path === pathname)) ?? [];
  return (
    <Screen>
      <Stack $gap={5}>
        {beside.length > 0 && (
          <Row as="nav" $gap={2} aria-label={t("menu.inHere")}>
            {beside.map(([path, label]) => (
              <ButtonLink
                key={path}
                as={Link}
                to={path}
                $size="small"
                $emphasis={path === pathname ? "secondary" : "quiet"}
                aria-current={path === pathname ? "page" : undefined}
              >
                {t(label)}
              </ButtonLink>
            ))}
          </Row>
        )}
        <h1>{t(title)}</h1>
        {children}
      </Stack>
    </Screen>
  );
}

import { Card, Disclosure, Icon, Stack, theme } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: ${theme.space(5)};

  ul {
    display: grid;
    gap: ${theme.space(2)};
    margin-top: ${theme.space(2)};
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space(2)};
  }
  svg {
    margin-top: 3px;
  }
`;

/** The same in one line, which opens to the whole. */
export function WhatAgentsSeeInOneLine() {
  const { t } = useTranslation("consumer");
  return (
    <Disclosure summary={t("privacy.inOneLine")}>
      <WhatAgentsSee $tone="sunken" $padding="small" />
    </Disclosure>
  );
}

type WhatAgentsSeeProps = Pick<ComponentProps<typeof Card>, "$tone" | "$padding" | "children"> & {
  /** The reader shares the policy that they have. */
  isPolicyShared?: boolean;
};

/** What agents see of an application, and what they do not. */
export function WhatAgentsSee({ isPolicyShared = false, children, ...props }: WhatAgentsSeeProps) {
  const { t } = useTranslation("consumer");
  const seen = [
    ...(["seeName", "seeBirths", "seeAnswers"] as const),
    ...(isPolicyShared ? (["seePolicy"] as const) : []),
  ];
  const hidden = [
    ...(["hidePhone", "hideEmail", "hideAddress"] as const),
    ...(isPolicyShared ? [] : (["hidePolicy"] as const)),
  ];
  return (
    <Card as="section" {...props} aria-labelledby="what-agents-see">
      <Stack $gap={3}>
        <h2 id="what-agents-see">{t("privacy.whatAgentsSee")}</h2>
        <Halves>
          <div>
            <h3>{t("privacy.theySee")}</h3>
            <ul>
              {seen.map((key) => (
                <li key={key}>
                  <Icon name="eye" size={18} /> <span>{t(`privacy.${key}`)}</span>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{t("privacy.theyDoNotSee")}</h3>
            <ul>
              {hidden.map((key) => (
                <li key={key}>
                  <Icon name="eye-off" size={18} /> <span>{t(`privacy.${key}`)}</span>
                </li>
              ))}
            </ul>
          </div>
        </Halves>
        <p>{t("privacy.afterChoice")}</p>
        {children}
      </Stack>
    </Card>
  );
}

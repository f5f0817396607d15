import { LanguageSwitch, Screen } from "@quotehaven/platform";
import { Card, Container, Stack } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";

/** A page that says nothing of what lies behind it. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Screen title={title}>
      <Container as="main" $width="narrow" style={{ paddingBlock: 48 }}>
        <Card>
          <Stack $gap={5}>
            <h1>{title}</h1>
            {children}
            <LanguageSwitch />
          </Stack>
        </Card>
      </Container>
    </Screen>
  );
}

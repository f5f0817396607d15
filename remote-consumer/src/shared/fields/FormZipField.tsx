import { Skeleton, Stack } from "@quotehaven/shared-ui";
import { lazy, Suspense, type ComponentProps } from "react";

const ZipCombobox = lazy(async () => ({
  default: (await import("./ZipCombobox")).ZipCombobox,
}));

/** {@link ZipCombobox}, whose code is loaded when a form first shows it. */
export function FormZipField(props: ComponentProps<typeof ZipCombobox>) {
  return (
    <Suspense
      fallback={
        <Stack gap={2}>
          <Skeleton width={80} />
          <Skeleton height={44} shape="box" />
        </Stack>
      }
    >
      <ZipCombobox {...props} />
    </Suspense>
  );
}

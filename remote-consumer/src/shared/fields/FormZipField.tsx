import { lazyPart, Skeleton, Stack } from "@quotehaven/shared-ui";

/** A zip code's combobox, whose code is loaded when a form first shows it. */
export const FormZipField = lazyPart(async () => (await import("./ZipCombobox")).ZipCombobox, {
  waiting: (
    <Stack gap={2}>
      <Skeleton width={80} />
      <Skeleton height={44} shape="box" />
    </Stack>
  ),
});

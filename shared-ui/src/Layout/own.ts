/**
 * For `styled.x.withConfig`: keeps a part's own props from reaching the element, so that they need
 * no prefix where they are written.
 */
export const own = (...names: string[]) => ({
  shouldForwardProp: (prop: string) => !names.includes(prop),
});

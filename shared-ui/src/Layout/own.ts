/**
 * For `styled.x.withConfig`: keeps a part's own props from reaching the element, so that they need
 * no prefix where they are written. The id is the part's own and the same in every build: the
 * transformer that gives ids to others does not see a part with a configuration.
 */
export const own = (componentId: string, ...names: string[]) => ({
  componentId,
  shouldForwardProp: (prop: string) => !names.includes(prop),
});

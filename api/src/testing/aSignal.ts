/** Something that is waited for until a test gives it. */
export function aSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

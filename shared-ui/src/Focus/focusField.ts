/** Brings the keyboard to the first control called `name`, of the form that `within` lies in where that has one. */
export function focusField(name: string, within?: Element | null): void {
  const named = [...document.getElementsByName(name)];
  const own = named.filter((control) => within?.closest("form")?.contains(control));
  const controls = own.length > 0 ? own : named;
  const control = controls.find((each) => each.matches(":checked")) ?? controls[0];
  control?.focus();
  control?.scrollIntoView?.({ block: "center" });
}

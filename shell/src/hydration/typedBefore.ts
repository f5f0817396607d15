type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes what somebody has typed, chosen or ticked in prerendered fields. React keeps the values of
 * the elements, but tells no component of them. Returns what tells them, once they listen.
 */
export function noteTyped(root: HTMLElement): () => void {
  const changed = [...root.querySelectorAll<Field>("input, textarea, select")]
    .filter(isChanged)
    .map((field) => ({ field, value: field.value }));
  return () => {
    for (const { field, value } of changed) {
      if (isTickable(field)) {
        // A press of what is ticked already would take the tick away.
        field.checked = field.defaultChecked;
        field.click();
      } else {
        // React watches the property, and then sees a change that the element's own setter makes.
        field.value = field instanceof HTMLSelectElement ? "" : field.defaultValue;
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(
          field,
          value,
        );
        const kind = field instanceof HTMLSelectElement ? "change" : "input";
        field.dispatchEvent(new Event(kind, { bubbles: true }));
      }
    }
  };
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (isTickable(field)) return field.checked && !field.defaultChecked;
  return field.value !== field.defaultValue;
}

function isTickable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
}

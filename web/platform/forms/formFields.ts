export type Fields = { text(name: string): string; all(name: string): string[]; has(name: string): boolean }

/** What stands in a form's fields. */
export function fieldsOf(form: HTMLFormElement): Fields {
  const given = new FormData(form)
  return {
    text: (name) => String(given.get(name) ?? ''),
    all: (name) => given.getAll(name).map(String),
    has: (name) => given.has(name),
  }
}

/** The first element of the field of this name; `undefined` where the form has none. */
export function elementOf(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const field = form?.elements.namedItem(name)
  const element = field instanceof RadioNodeList ? field[0] : field
  return element instanceof HTMLElement ? element : undefined
}

/** Leads to the field of this name; a field that only carries a value leads to what one types into beside it. */
export function focusOn(form: HTMLFormElement | null, name: string) {
  const element = elementOf(form, name)
  const shown = element?.matches('[type=hidden]')
    ? element.parentElement?.querySelector<HTMLElement>('button, input:not([type=hidden])')
    : element
  shown?.focus()
}

/** The name of the field that an element of a form is a part of: its own, or that of the value beside it. */
export function fieldNameOf(element: Element): string | undefined {
  for (let around: Element | null = element; around && !around.matches('form'); around = around.parentElement) {
    const carrier = around.matches('[name]') ? around : around.querySelector('[name]')
    const name = carrier?.getAttribute('name')
    if (name) return name
  }
  return undefined
}

/** The fields among these that say nothing: field → code of its text. */
export const missing = (fields: Fields, codes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(codes).filter(([name]) => fields.text(name).trim() === ''))

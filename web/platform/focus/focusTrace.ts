/** Where the focus was, and what is needed to find that place again once it is drawn anew or gone. */
export type FocusTrace = {
  element: HTMLElement
  label: string
  /** The record that it stood at, and those beside it: the next ones first. */
  record: string | undefined
  neighbours: readonly string[]
  /** The items of its list beside it, the next one first. */
  beside: readonly HTMLElement[]
  ancestors: readonly HTMLElement[]
  /** Where the dialog or menu that it stands in was opened from. */
  opener: FocusTrace | undefined
}

const focusables = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]'
const lists = 'section, ul, ol, [role=table]'
const items = 'li, [role=row], [role=listitem], tr, article'

const labelOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? (element.textContent ?? '').trim().slice(0, 200)

export const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility()

/** The element that bears the record which an element belongs to. */
export function recordAround(element: Element): HTMLElement | undefined {
  for (let around: Element | null = element; around && !around.matches('body, main, section, [role=dialog]'); ) {
    if (around instanceof HTMLElement && around.dataset.record) return around
    const [first, second] = around.querySelectorAll<HTMLElement>('[data-record]')
    if (first) return second ? undefined : first
    around = around.parentElement
  }
  return undefined
}

export function focusTraceOf(element: HTMLElement, opener?: FocusTrace): FocusTrace {
  const record = recordAround(element)
  const item = element.closest<HTMLElement>(items)
  return {
    element,
    label: labelOf(element),
    record: record?.dataset.record,
    neighbours: record ? idsBeside(record) : [],
    beside: [item?.nextElementSibling, item?.previousElementSibling].filter((each) => each instanceof HTMLElement),
    ancestors: ancestorsOf(element),
    opener,
  }
}

/** A place, and what led there: a dialog's button, the item of a menu, the button of that menu. */
export function withOpeners(trace: FocusTrace | undefined): FocusTrace[] {
  const traces: FocusTrace[] = []
  for (let each = trace; each; each = each.opener) traces.push(each)
  return traces
}

function idsBeside(record: HTMLElement): string[] {
  const list = record.closest(lists) ?? document
  const ids = [...list.querySelectorAll<HTMLElement>('[data-record]')].map(({ dataset }) => dataset.record ?? '')
  const place = ids.indexOf(record.dataset.record ?? '')
  return [...ids.slice(place + 1), ...ids.slice(0, place).reverse()]
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const above: HTMLElement[] = []
  for (let around = element.parentElement; around; around = around.parentElement) above.push(around)
  return above
}

export const elementOfRecord = (record: string | undefined): HTMLElement | undefined =>
  record === undefined
    ? undefined
    : [...document.querySelectorAll<HTMLElement>(`[data-record="${CSS.escape(record)}"]`)].find(
        (element) => element.matches('[tabindex]') && isUsable(element),
      )

/** The same place: the element, the one that was drawn in its stead, or its record. */
export function samePlace({ element, label, record }: FocusTrace): HTMLElement | undefined {
  if (isUsable(element)) return element
  const alike = [...document.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (each) => each.matches(focusables) && labelOf(each) === label && isUsable(each),
  )
  const twin = record
    ? alike.find((each) => recordAround(each)?.dataset.record === record)
    : alike.length === 1
      ? alike[0]
      : undefined
  return twin ?? elementOfRecord(record)
}

/** The nearest thing beside a place that is gone. */
export function neighbourOf({ neighbours, beside }: FocusTrace): HTMLElement | undefined {
  for (const record of neighbours) {
    const element = elementOfRecord(record)
    if (element) return element
  }
  for (const item of beside) {
    const inside = [item, ...item.querySelectorAll<HTMLElement>(focusables)]
    const usable = inside.find((each) => each.matches(focusables) && each.tabIndex >= 0 && isUsable(each))
    if (usable) return usable
  }
  return undefined
}

/** The heading of what a place was a part of, as far as that is still on the screen. */
export function headingAbove({ ancestors }: Pick<FocusTrace, 'ancestors'>): HTMLElement | undefined {
  for (const ancestor of ancestors) {
    if (!ancestor.isConnected || ancestor.matches('body, html')) continue
    const heading = [...ancestor.querySelectorAll<HTMLElement>('h1, h2, h3')].find(isUsable)
    if (heading) return heading
  }
  return undefined
}

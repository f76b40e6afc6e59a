import {
  elementOfRecord,
  type FocusTrace,
  focusTraceOf,
  headingAbove,
  isUsable,
  neighbourOf,
  recordAround,
  samePlace,
} from './focusTrace'

type Surface = { element: HTMLElement; opener: FocusTrace | undefined }

const surfaces = '[role=dialog], [role=alertdialog], [role=menu], .fui-PopoverSurface'
const places = 'a, button, input, select, textarea, summary, [tabindex]:not(main)'
const pauseMs = 30
const mostTries = 50

const isModal = ({ element }: Surface) => element.getAttribute('aria-modal') === 'true'

let isKept = false

/**
 * Leads the focus on whenever what had it goes from the page. It goes back to what opened a dialog, to what was drawn
 * anew, to a neighbour, or to the heading above.
 */
export function keepFocus(): void {
  if (isKept) return
  isKept = true
  let last: FocusTrace | undefined
  let open: Surface[] = []
  let closed: Surface[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const note = (element: HTMLElement) => {
    const surface = element.closest<HTMLElement>(surfaces)
    if (surface && !open.some((each) => each.element === surface)) open.push({ element: surface, opener: last })
    last = focusTraceOf(element)
  }
  const isNowhere = () => document.activeElement === null || document.activeElement === document.body
  const isGone = () => last !== undefined && isNowhere() && !isUsable(last.element)
  const hasClosed = () => open.some(({ element }) => !element.isConnected)
  const watch = () => {
    if (timer === undefined && (hasClosed() || isGone())) timer = setTimeout(settle, pauseMs, mostTries)
  }
  const settle = (tries: number) => {
    timer = undefined
    closed.push(...open.filter(({ element }) => !element.isConnected))
    open = open.filter(({ element }) => element.isConnected)
    // What closes may lead back to any button that opens something: to which, is known better.
    const isLedBack = closed.length > 0 && document.activeElement?.matches('[data-tabster*=restorer]')
    if (!isLedBack && !isNowhere()) closed = []
    else if (isLedBack || closed.length > 0 || isGone()) {
      const target = placeFor(last, closed, open.findLast(isModal)?.element, tries === 0)
      if (target) {
        lead(target)
        closed = []
      } else if (tries > 0) timer = setTimeout(settle, pauseMs, tries - 1)
      else closed = []
    }
  }

  document.addEventListener('focusin', ({ target }) => target instanceof HTMLElement && note(target))
  // A click on a card or a row is a click on its record, whatever part of it was met.
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest(places)) return
      const record = recordAround(target)
      if (record) note(record)
    },
    true,
  )
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}

/** Where the focus belongs now: within what is still open, as near as can be to where it was. */
function placeFor(last: FocusTrace | undefined, closed: Surface[], within: HTMLElement | undefined, isLate: boolean) {
  const openers = closed.flatMap(({ opener }) => opener ?? []).reverse()
  const traces = closed.length > 0 ? openers : last ? [last] : []
  const isWithin = (element: HTMLElement | undefined) => element && (!within || within.contains(element))
  const records = closed.map(({ element }) => elementOfRecord(element.dataset.record))
  const near = [...records, ...traces.map(samePlace)].find(isWithin)
  if (near) return near
  // What is disabled for a moment gets it back.
  if (!isLate && traces.some(({ element }) => element.isConnected && element.matches(':disabled'))) return undefined
  const beside = traces.map(neighbourOf).find(isWithin)
  if (beside) return beside
  const ground = within ?? document.querySelector<HTMLElement>('main') ?? document.body
  const heading = [...traces.map(headingAbove), headingAbove({ ancestors: [ground] })].find(isWithin)
  return heading ?? (isLate ? ground : undefined)
}

function lead(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus()
}

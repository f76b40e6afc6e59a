import { isDrawing } from '../layout/drawing'
import {
  elementOfRecord,
  type FocusTrace,
  focusTraceOf,
  headingAbove,
  isUsable,
  neighbourOf,
  recordAround,
  samePlace,
  withOpeners,
} from './focusTrace'

type Surface = { element: HTMLElement; opener: FocusTrace | undefined }

const surfaces = '[role=dialog], [role=alertdialog], [role=menu], .fui-PopoverSurface'
const places = 'a, button, input, select, textarea, summary, [tabindex]:not(main)'
const pauseMs = 30
const mostTries = 15

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
    const around = open.find((each) => each.element === surface)
    if (surface && !around) open.push({ element: surface, opener: last })
    last = focusTraceOf(element, around ? around.opener : surface ? last : undefined)
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
    const within = open.findLast(isModal)?.element
    if (!isNowhere() && !isLedBack) closed = []
    else if (closed.length > 0 || isGone()) {
      const target = nearPlaceFor(last, closed, within) ?? (tries > 0 ? undefined : groundFor(last, closed, within))
      if (target) {
        lead(target)
        closed = []
      } else timer = setTimeout(settle, pauseMs, isDrawing() ? mostTries : tries - 1)
    }
  }
  /** Whoever goes on by keys is led nowhere any more. */
  const letGo = () => {
    closed = []
    if (isNowhere()) last = undefined
  }

  addEventListener('keydown', letGo, true)
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

const tracesOf = (last: FocusTrace | undefined, closed: Surface[]): FocusTrace[] =>
  closed.length > 0 ? [...closed].reverse().flatMap(({ opener }) => withOpeners(opener)) : withOpeners(last)

const isWithin = (within: HTMLElement | undefined) => (element: HTMLElement | undefined) =>
  element !== undefined && (!within || within.contains(element))

/** Within what is still open, the place where the focus was, or else what stands beside it. */
function nearPlaceFor(last: FocusTrace | undefined, closed: Surface[], within: HTMLElement | undefined) {
  const traces = tracesOf(last, closed)
  const records = closed.map(({ element }) => elementOfRecord(element.dataset.record))
  const near = [...records, ...traces.map(samePlace)].find(isWithin(within))
  // What is disabled for a moment gets it back.
  if (near || traces.some(({ element }) => element.isConnected && element.matches(':disabled'))) return near
  return traces.map(neighbourOf).find(isWithin(within))
}

/** Where nothing near is left: the heading above, or the page. */
function groundFor(last: FocusTrace | undefined, closed: Surface[], within: HTMLElement | undefined) {
  const traces = tracesOf(last, closed)
  const ground = within ?? document.querySelector<HTMLElement>('main') ?? document.body
  const beside = traces.map(neighbourOf)
  const headings = [...traces.map(headingAbove), headingAbove({ ancestors: [ground] })]
  return [...beside, ...headings].find(isWithin(within)) ?? ground
}

function lead(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus()
}

import { type KeyboardEvent, useMemo, useState } from 'react'
import type { FigureOf } from './figureOf'
import { type At, firstAt, neighbourOf } from './neighbourOf'
import type { Span } from './placeTicks'
import { spanWith, zoomedSpan } from './zoomedSpan'

const closer = 0.5

type Walk = {
  /** The value that keys or the pointer are at. */
  at: At | undefined
  span: Span
  isWhole: boolean
  /** Whether keys led there: then it is spoken. */
  isByKeys: boolean
  point: (at: At) => void
  begin: () => void
  showSpan: (span: Span | undefined) => void
  /** Whether the key meant something. */
  press: (event: KeyboardEvent) => boolean
}

/** Where somebody is in a figure, and how much of it they look at. */
export function useFigureWalk({ series, places }: FigureOf, onOpen: ((at: At) => void) | undefined): Walk {
  const [pointed, setPointed] = useState<{ at: At; isByKeys: boolean }>()
  // A new object each time: the drawer has moved, even where the span is the same again.
  const [chosen, setChosen] = useState<{ span?: Span | undefined }>({})
  const count = places.length
  const last = Math.max(0, count - 1)
  const span = useMemo(() => spanOf(chosen.span, last), [chosen, last])
  const isThere = pointed && pointed.at.index < count && pointed.at.series < series.length
  const at = isThere ? pointed.at : undefined
  const isWhole = span.from === 0 && span.to === last
  const showSpan = (wanted: Span | undefined) =>
    setChosen({ span: wanted && wanted.from <= 0 && wanted.to >= last ? undefined : wanted })
  const walkTo = (next: At) => {
    setPointed({ at: next, isByKeys: true })
    if (!isWhole) showSpan(spanWith(span, next.index, count))
  }
  const begin = () => {
    const first = at ?? firstAt(series)
    if (first) walkTo(first)
  }
  const press = ({ key }: KeyboardEvent): boolean => {
    const from = at ?? firstAt(series)
    if (!from) return false
    const times = { '+': closer, '=': closer, '-': 1 / closer }[key]
    const next = at ? neighbourOf(series, at, key) : neighbourOf(series, from, key) && from
    if (times) showSpan(zoomedSpan(span, from.index, times, count))
    else if (next) walkTo(next)
    else if (key === 'Enter' && onOpen) onOpen(from)
    else return false
    return true
  }
  return {
    at,
    span,
    isWhole,
    isByKeys: pointed?.isByKeys ?? false,
    point: (next) => setPointed({ at: next, isByKeys: false }),
    begin,
    showSpan,
    press,
  }
}

/** Other values may have come since it was chosen. */
const spanOf = (chosen: Span | undefined, last: number): Span =>
  chosen && chosen.from <= last ? { from: chosen.from, to: Math.min(chosen.to, last) } : { from: 0, to: last }

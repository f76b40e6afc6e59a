import type { LinkKind } from '@prumo/contracts/schedule/link'
import type { DrawnRow } from '../renderer'
import { dayEndingNear, dayNear, endInstantOf, instantOf } from './instants'

/** What is held of a bar: all of it, or one of its ends. */
export type Held = 'bar' | 'start' | 'end'
/** What letting go of a bar asks of the program. */
type Wanted =
  | { readonly kind: 'move'; readonly startOn: string }
  | { readonly kind: 'resize'; readonly startOn: string; readonly endOn: string }

/** What is asked when a bar, or an end of it, is let go that many milliseconds later; nothing where it stays. */
export function wantedBy(row: DrawnRow, held: Held, later: number): Wanted | undefined {
  const startOn = held === 'end' ? row.startOn : dayNear(instantOf(row.startOn) + later)
  if (held === 'bar') return startOn === row.startOn ? undefined : { kind: 'move', startOn }
  const endOn = held === 'start' ? row.endOn : dayEndingNear(endInstantOf(row.endOn) + later)
  if (startOn === row.startOn && endOn === row.endOn) return undefined
  // An end that is drawn beyond the other one leaves a day.
  if (held === 'start') return { kind: 'resize', startOn: startOn < endOn ? startOn : endOn, endOn }
  return { kind: 'resize', startOn, endOn: endOn > startOn ? endOn : startOn }
}

/** How a line that is drawn between two ends links their tasks. */
export const kindBetween = (from: 'start' | 'end', to: 'start' | 'end'): LinkKind =>
  from === 'end' ? (to === 'start' ? 'FS' : 'FF') : to === 'start' ? 'SS' : 'SF'

import type { Overlap } from '@prumo/contracts/schedule/tooEarly'
import type { TFunction } from 'i18next'
import { sayLink } from './sayLink'

/** Says what a task begins too early for, and by how many working days. */
export const sayOverlaps = (overlaps: readonly Overlap[], t: TFunction): string =>
  overlaps
    .map(({ title, days, kind, lag = 0 }) =>
      kind
        ? t('board.startsTooEarly', { title, count: days, link: sayLink({ kind, lag }, t) })
        : t('board.startsBefore', { title, count: days }),
    )
    .join('; ')

import type { Overlap } from '@prumo/contracts/schedule/tooEarly'
import type { TFunction } from 'i18next'

/** Says before the end of what a task begins, and by how many working days. */
export const sayOverlaps = (overlaps: readonly Overlap[], t: TFunction): string =>
  overlaps.map(({ title, days }) => t('board.startsBefore', { title, count: days })).join('; ')

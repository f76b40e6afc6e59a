import type { TFunction } from 'i18next'

/** How much later or earlier something is, in working days. */
export const sayShift = (t: TFunction, days: number): string =>
  days === 0
    ? t('baselines.sameDay')
    : days > 0
      ? t('baselines.later', { count: days })
      : t('baselines.earlier', { count: -days })

import type { TFunction } from 'i18next'

/** Somebody who takes part no more, by name and marked as such; by the usual words where the name was erased. */
export const formerText = (name: string, t: TFunction): string =>
  name ? t('person.former', { name }) : t('person.erased')

import type { TFunction } from 'i18next'
import { zoneName } from '../../platform/formats/zoneName'

/** What a report says of where it stands and of what it is known by. */
export type Standing = {
  revisions: { plan: number; ledger: number | null }
  zone: string
  formulas: number
  hash: string
}

/** Says in words where a report stands, for its page, its print and its files. */
export const reportNotes = (
  { revisions: { plan, ledger }, zone, formulas, hash }: Standing,
  language: string,
  t: TFunction,
): string[] => {
  const places = [
    ...(ledger !== null && ledger >= 0 ? [t('report.ledger', { revision: ledger })] : []),
    ...(plan >= 0 ? [t('report.plan', { revision: plan })] : []),
    t('report.zone', { zone: zoneName(language, zone) }),
    t('report.formulas', { version: formulas }),
  ]
  return [places.join(' · '), t('report.hash', { hash })]
}

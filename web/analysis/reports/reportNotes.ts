import { showDay } from '@prumo/contracts/formats/days'
import type { TFunction } from 'i18next'
import { zoneName } from '../../platform/formats/zoneName'

/** What a report says of where it stands and of what it is known by. */
type Standing = {
  revisions: { plan: number; ledger: number | null }
  zone: string
  formulas: number
  hash: string
}

type Words = { language: string; t: TFunction }
/** `then`: the same as it was reported at the end of its status day, where both are shown. */
type Reports = { now: Standing; then?: Standing | undefined; statusOn?: string }

/** Says in words where a report stands, for its page, its print and its files; of two that are compared, of each. */
export function reportNotes({ now, then, statusOn = '' }: Reports, words: Words): string[] {
  const { t, language } = words
  if (!then) return [standingOf(now, words)]
  return [
    t('report.now', { standing: standingOf(now, words) }),
    t('report.then', { day: showDay(statusOn, language), standing: standingOf(then, words) }),
  ]
}

function standingOf({ revisions: { plan, ledger }, zone, formulas, hash }: Standing, { t, language }: Words): string {
  return [
    ...(plan >= 0 ? [t('report.plan', { revision: plan })] : []),
    ...(ledger !== null && ledger >= 0 ? [t('report.ledger', { revision: ledger })] : []),
    t('report.zone', { zone: zoneName(language, zone) }),
    t('report.formulas', { version: formulas }),
    t('report.hash', { hash }),
  ].join(' · ')
}

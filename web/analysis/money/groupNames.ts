import type { Answer } from '@prumo/contracts/index'
import type { TFunction } from 'i18next'

export type DeliveryRow = Answer<'moneyByDelivery'>['rows'][number]

/** What rows by delivery are called: their group, or why there is none. Two of one name are told apart. */
export function groupNames(rows: readonly Pick<DeliveryRow, 'because' | 'title'>[], t: TFunction): string[] {
  const met = new Map<string, number>()
  return rows.map(({ because, title }) => {
    const name = title ?? t(`moneyCurve.group.${because === 'allocated' ? 'unnamed' : because}`)
    const count = (met.get(name) ?? 0) + 1
    met.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

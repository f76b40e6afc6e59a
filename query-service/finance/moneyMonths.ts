import { moneyLeftOut } from '@prumo/contracts/finance/moneyLeftOut'
import { moneyMonths as monthsOf } from '@prumo/contracts/finance/moneyMonths'
import type { Query } from '../pipeline/query'
import { reportStanding } from '../reading/reportStanding'
import { currencyOf } from './currencyOf'
import { moneyFactsOf } from './moneyFactsOf'
import { moneyStanding } from './moneyStanding'

export const moneyMonths: Query<'moneyMonths'> = async (db, input, { actor: { organizationId }, at }) => {
  const facts = await moneyFactsOf(db, organizationId, input)
  const currency = await currencyOf(db, organizationId, input.projectId)
  const found = { currency, ...monthsOf(facts, input), leftOut: moneyLeftOut(facts, input.statusOn) }
  const standing = await moneyStanding(db, { organizationId, projectId: input.projectId }, input, at)
  return { ...found, ...reportStanding('moneyMonths', input, standing, found) }
}

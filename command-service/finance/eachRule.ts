import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import type { By } from '@prumo/platform/decider'
import type { Ledger } from './ledgerState'

type Rule = (data: never, ledger: Ledger, by: By) => LedgerEvent[]

/** The same rules, each with something around it. */
export const eachRule = <Rules extends object>(rules: Rules, around: (rule: Rule) => Rule): Rules =>
  Object.fromEntries(Object.entries(rules).map(([type, rule]) => [type, around(rule)])) as Rules

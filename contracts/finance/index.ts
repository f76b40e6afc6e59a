import { module } from '../module'
import { financeCurveQueries } from './curveQueries'
import { ledgerCommands, ledgerEvents, ledgerNeeds, ledgerRefusals, ledgerUpcasts } from './ledger'
import { financeMeasures } from './measures'
import { ledgerQueries } from './queries'

export const finance = module({
  name: 'finance',
  commands: ledgerCommands,
  needs: ledgerNeeds,
  events: ledgerEvents,
  queries: { ...ledgerQueries, ...financeCurveQueries },
  refusals: ledgerRefusals,
  absent: ['entry.unknown', 'entry.installmentUnknown', 'entry.partnerUnknown'],
  measures: financeMeasures,
  upcasts: ledgerUpcasts,
})

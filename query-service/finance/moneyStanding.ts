import type { Knex } from 'knex'
import { zoneOn } from '../reading/zoneOn'
import type { OfProject } from '../tasks/baselineRows'
import { ledgerRevision } from './ledgerRevision'

type Question = { statusOn: string }

/** Where a question about a ledger alone stands: its last revision, and the zone of its status day. */
export const moneyStanding = async (db: Knex, of: OfProject, { statusOn }: Question, at: string) => ({
  revisions: { plan: -1, ledger: await ledgerRevision(db, of) },
  zone: await zoneOn(db, of.organizationId, statusOn, at),
})

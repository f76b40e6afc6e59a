import type { Tables } from '@prumo/platform/postgres/tables'
import { auditTables } from '../audit/tables'
import { discussionTables } from '../discussion/tables'
import { identityTables } from '../identity/tables'
import { importTables } from '../imports/tables'
import { retentionTables } from '../ledger/tables'
import { notificationTables } from '../notifications/tables'
import { paymentTables } from '../payments/tables'
import { commandTables } from '../pipeline/tables'
import { policyTables } from '../policies/tables'

/** The tables that modules keep beside the log. Every process migrates all of them, whichever starts first. */
export const moduleTables: readonly Tables[] = [
  commandTables,
  policyTables,
  identityTables,
  importTables,
  discussionTables,
  auditTables,
  retentionTables,
  notificationTables,
  paymentTables,
]

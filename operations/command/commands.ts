import { acceptHeads } from '../acceptHeads/acceptHeads'
import { acceptKey } from '../acceptHeads/acceptKey'
import { acceptLog } from '../acceptLog/acceptLog'
import { acceptRestore } from '../acceptLog/acceptRestore'
import { backup } from '../backup/backup'
import { erasures } from '../backup/erasures'
import { restore } from '../backup/restore'
import { check } from '../check/check'
import { parked } from '../parking/parked'
import { resume } from '../parking/resume'
import { grantPlan } from '../payments/grantPlan'
import { payments } from '../payments/payments'
import { refundPayment } from '../payments/refundPayment'
import { settlePayment } from '../payments/settlePayment'
import { rebuild } from '../rebuild/rebuild'
import { exportLog } from '../transfer/exportLog'
import { importLog } from '../transfer/importLog'
import type { BareCommand, Command } from './command'

/** What the program can be asked for. */
export const commands: Readonly<Record<string, Command | BareCommand>> = {
  check,
  parked,
  resume,
  rebuild,
  export: exportLog,
  import: importLog,
  backup,
  restore,
  erasures,
  'accept-log': acceptLog,
  'accept-restore': acceptRestore,
  'accept-key': acceptKey,
  'accept-heads': acceptHeads,
  payments,
  'settle-payment': settlePayment,
  'refund-payment': refundPayment,
  'grant-plan': grantPlan,
}

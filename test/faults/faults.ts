import { commandServiceKilled } from './f01CommandServiceKilled'
import { postgresKilled } from './f02PostgresKilled'
import { projectorKilled } from './f03ProjectorKilled'
import { queryServiceKilled } from './f04QueryServiceKilled'
import { commandStops } from './f05CommandStops'
import { relayStops } from './f05RelayStops'
import { feedInDisorder } from './f06FeedInDisorder'
import { slowConsumer } from './f07SlowConsumer'
import { poisonEvents } from './f08PoisonEvents'
import { clockJumps } from './f13Clock'
import { lostAnswers } from './f14LostAnswers'
import { versionConflicts } from './f15VersionConflicts'
import { racedSets } from './f16RacedSets'
import { rebuildUnderTraffic } from './f17RebuildUnderTraffic'
import { oldEvents } from './f18OldEvents'
import { olderCopy } from './f19OlderCopy'
import { frozen } from './f20Frozen'
import { approvalAgainstEdit } from './f21ApprovalAgainstEdit'
import { soak } from './f22Soak'
import { closingPolicyKilled } from './f23ClosingPolicyKilled'
import { paymentStops } from './f24PaymentStops'
import { figureKeeperKilled } from './f25FigureKeeperKilled'
import type { Fault } from './fault'
import { dataDiskFull, failingSync, logDiskFull, powerLoss } from './notTried'

/** Every fault that is tried, in the order of their numbers. */
export const faults: readonly Fault[] = [
  commandServiceKilled,
  postgresKilled,
  projectorKilled,
  queryServiceKilled,
  commandStops,
  relayStops,
  feedInDisorder,
  slowConsumer,
  poisonEvents,
  dataDiskFull,
  logDiskFull,
  failingSync,
  powerLoss,
  clockJumps,
  lostAnswers,
  versionConflicts,
  racedSets,
  rebuildUnderTraffic,
  oldEvents,
  olderCopy,
  frozen,
  approvalAgainstEdit,
  soak,
  closingPolicyKilled,
  paymentStops,
  figureKeeperKilled,
]

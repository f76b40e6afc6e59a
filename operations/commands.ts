import { acceptLog } from './acceptLog/acceptLog'
import { acceptRestore } from './acceptRestore'
import { check } from './check/check'
import type { Command } from './command'
import { parked } from './parked'
import { rebuild } from './rebuild/rebuild'
import { resume } from './resume'
import { exportLog } from './transfer/exportLog'
import { importLog } from './transfer/importLog'

/** What the program can be asked for. */
export const commands: Readonly<Record<string, Command>> = {
  check,
  parked,
  resume,
  rebuild,
  export: exportLog,
  import: importLog,
  'accept-log': acceptLog,
  'accept-restore': acceptRestore,
}

import { spawnSync } from 'node:child_process'
import type { Account } from './serverAccount'

/** Whether the account can enter this folder, or run this file, by its path. Ourselves always can. */
export const canReach = (path: string, account: Account) =>
  !account || spawnSync('/bin/sh', ['-c', '[ -x "$1" ]', 'sh', path], { ...account, cwd: '/' }).status === 0

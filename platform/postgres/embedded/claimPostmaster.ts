import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Cluster } from './cluster'
import { isAlive } from './isAlive'
import { postmasterFilePath } from './postmasterFile'
import { stoppingMark } from './stopping'

/** Our word that we use this Postgres. The last claim to be let go, or to die with its process, stops it. */
type Claim = {
  release(): Promise<void>
  /** Lets go without stopping anything. */
  drop(): void
}

let claims = 0

/**
 * Files a claim, before looking whether Postgres runs, so that nobody stops it under us. The end of our process is the
 * end of the claim. Shutdown is SIGINT (clients are cut, nothing is lost), and SIGQUIT after 15 s.
 */
export async function claimPostmaster(cluster: Cluster): Promise<Claim> {
  const folder = join(cluster.folder, 'claims')
  const file = join(folder, `${process.pid}-${++claims}`)
  await mkdir(folder, { recursive: true })
  await removeAbandoned(folder)
  await writeFile(file, '')
  const watchdog = startWatchdog([
    file,
    folder,
    postmasterFilePath(cluster.pgdata),
    cluster.pgdata,
    stoppingMark(cluster.folder, ''),
  ])
  return {
    async release() {
      await letGo(watchdog)
      await rm(file, { force: true })
      if (process.platform === 'win32' && (await readdir(folder)).length === 0) await stopOnWindows(cluster)
    },
    drop() {
      watchdog?.kill('SIGKILL')
      rmSync(file, { force: true })
    },
  }
}

async function removeAbandoned(folder: string) {
  for (const name of await readdir(folder)) {
    if (!isAlive(Number.parseInt(name, 10))) await rm(join(folder, name), { force: true })
  }
}

/**
 * Each removes its own claim before it looks for others, so of several that end together one always sees none. It stops
 * whatever serves this data now: the Postgres that it was started for may have been killed, and another launched. It
 * says that it stops it before it looks once more: whoever claims meanwhile is seen, or sees that.
 */
const watchdogScript = `
cat > /dev/null
rm -f "$1"
claimed() {
  for claim in "$2"/*; do
    [ -e "$claim" ] || continue
    owner=\${claim##*/}
    kill -0 "\${owner%%-*}" 2> /dev/null && return
    rm -f "$claim"
  done
  return 1
}
serving() {
  read -r pid < "$3" && kill -0 "$pid" || return
  case $(readlink "/proc/$pid/cwd" || ps -ww -o command= -p "$pid") in *"$4"*) ;; *) return 1 ;; esac
}
claimed "$@" && exit
serving "$@" 2> /dev/null || exit
postmaster=$pid
mark=$5$postmaster
trap 'rm -f "$mark"' EXIT
: > "$mark"
claimed "$@" && exit
kill -INT "$postmaster"
tenths=0
while [ $tenths -lt 300 ] && serving "$@" 2> /dev/null && [ "$pid" = "$postmaster" ]; do
  [ $tenths -eq 150 ] && kill -QUIT "$postmaster"
  tenths=$((tenths + 1))
  sleep 0.1
done`

/** A shell that waits on a pipe that ends with us. Windows has none: the next start finds what was left. */
function startWatchdog(parameters: string[]) {
  if (process.platform === 'win32') return undefined
  const watchdog = spawn('/bin/sh', ['-c', watchdogScript, 'prumo-postgres-watchdog', ...parameters], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.unref()
  ;(watchdog.stdin as Socket).unref()
  return watchdog
}

async function letGo(watchdog: ChildProcess | undefined) {
  if (!watchdog || watchdog.exitCode !== null || watchdog.signalCode !== null) return
  watchdog.ref()
  const exit = once(watchdog, 'exit')
  watchdog.stdin?.end()
  await exit
}

async function stopOnWindows({ binaries, pgdata }: Cluster) {
  const stop = (mode: 'fast' | 'immediate') =>
    promisify(execFile)(binaries.pgCtl, ['stop', '-D', pgdata, '-m', mode, '-t', '15'])
  await stop('fast').catch(() => stop('immediate'))
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import promises, { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freePort } from './freePort'
import { isAlive } from './isAlive'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './startEmbeddedPostgres'
import { stoppingMark } from './stopping'

let dataFolder: string
let started: EmbeddedPostgres[]

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'prumo-embedded-'))
  started = []
})

afterEach(async () => {
  await Promise.all(started.map((postgres) => postgres.stop()))
  await rm(dataFolder, { recursive: true, force: true })
})

describe('An embedded Postgres', () => {
  it('keeps what was written through a stop and a start', async () => {
    const first = await start()
    await query(first, 'create table kept as select 1 as value')
    const pid = await postmaster()
    await first.stop()
    expect(isAlive(pid)).toBe(false)

    expect(await query(await start(), 'table kept')).toEqual([{ value: 1 }])
  })

  it('is durable, checks its pages and keeps its password to itself', async () => {
    const postgres = await start()
    const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'server_encoding', 'jit']
    const values = settings.map((name) => `current_setting('${name}') as ${name}`)
    expect(await query(postgres, `select ${values.join()}`)).toEqual([
      {
        fsync: 'on',
        synchronous_commit: 'on',
        full_page_writes: 'on',
        data_checksums: 'on',
        server_encoding: 'UTF8',
        jit: 'off',
      },
    ])
    expect((await stat(join(dataFolder, 'superuser.password'))).mode & 0o777).toBe(0o600)
    await expect(query({ url: postgres.url.replace(/:\w+@/, ':guess@') }, 'select')).rejects.toThrow('password')
  })

  it('is joined by a second start, and stops with the last that uses it', async () => {
    const first = await start()
    const second = await start()
    expect(second.port).toBe(first.port)

    await first.stop()
    expect(await query(second, 'select 1 as value')).toEqual([{ value: 1 }])
    const pid = await postmaster()
    await second.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('is one, however many start it at the same time', async () => {
    const all = await Promise.all([start(), start(), start()])
    expect(new Set(all.map(({ url }) => url)).size).toBe(1)
    await Promise.all(all.map((postgres) => query(postgres, 'select')))
  })

  it('starts again after kill -9, with all that was committed', async () => {
    const first = await start()
    await query(first, 'create table kept as select 1 as value')
    const busy = query(first, 'select pg_sleep(60)').catch((error: Error) => error.message)
    await isAsleep(first)
    first.kill()

    expect(await query(await start(), 'table kept')).toEqual([{ value: 1 }])
    expect(await busy).toMatch(/terminated|reset/)
  })

  it('starts again after kill -9 of the postmaster alone', async () => {
    const first = await start()
    const busy = query(first, 'select pg_sleep(60)').catch((error: Error) => error.message)
    await isAsleep(first)
    process.kill(await postmaster(), 'SIGKILL')

    await query(await start(), 'select')
    expect(await busy).toMatch(/terminat|reset/)
  })

  it('is stopped by the last that uses it, though it was launched anew meanwhile', async () => {
    const first = await start()
    process.kill(await postmaster(), 'SIGKILL')
    const second = await start()
    const pid = await postmaster()
    await second.stop()
    expect(isAlive(pid)).toBe(true)
    await first.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('does not take what a cut initdb left for a database, and removes it', async () => {
    const draft = join(dataFolder, `pgdata.init-${await deadProcess()}-cut`)
    await mkdir(join(draft, 'pgdata'), { recursive: true })
    await writeFile(join(draft, 'pgdata', 'PG_VERSION'), '18\n')

    await query(await start(), 'select')
    expect((await readdir(dataFolder)).filter((name) => name.startsWith('pgdata'))).toEqual(['pgdata'])
  })

  it('starts over a pid file whose process id now belongs to another program', async () => {
    await leaveStalePidFile((text) => text.replace(/^\d+/, String(process.ppid)))
    await query(await start(), 'select')
  })

  it('starts over an empty pid file', async () => {
    await leaveStalePidFile(() => '')
    await query(await start(), 'select')
  })

  it('takes the wanted port, or a free one if that is busy', async () => {
    const port = await freePort()
    const busy = createServer().listen(port, '127.0.0.1')
    await once(busy, 'listening')
    const beside = await start(port)
    expect(beside.port).not.toBe(port)
    await query(beside, 'select')
    await beside.stop()

    busy.close()
    expect((await start(port)).port).toBe(port)
  })

  it('says what is wrong when its password is lost', async () => {
    await (await start()).stop()
    await rm(join(dataFolder, 'superuser.password'))
    await expect(start()).rejects.toThrow('superuser.password is missing')
  })

  it('says what is wrong when its data is damaged', async () => {
    await (await start()).stop()
    await truncate(join(dataFolder, 'pgdata', 'global', 'pg_control'), 100)
    await expect(start()).rejects.toThrow(/Postgres does not start.*pg_control/s)
    expect(await readdir(join(dataFolder, 'claims'))).toEqual([])
  })
})

describe('A process that uses an embedded Postgres', () => {
  it('takes it along when it is killed', async () => {
    const { process: another } = await startInAnotherProcess()
    const pid = await postmaster()
    another.kill('SIGKILL')
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  it('takes it along when it ends without a word', async () => {
    const { process: another } = await startInAnotherProcess()
    const pid = await postmaster()
    another.stdin?.end()
    await once(another, 'exit')
    expect(another.exitCode).toBe(0)
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  it('leaves it to the other process that uses it', async () => {
    const { process: another, url } = await startInAnotherProcess()
    const mine = await start()
    expect(mine.url).toBe(url)
    another.kill('SIGKILL')
    await once(another, 'exit')
    // Its watchdog sees that there is another claim, and ends; ours stays.
    await expect.poll(watchdogs).toHaveLength(1)
    await query(mine, 'select')
  })

  it('does not join one that somebody is about to stop', async () => {
    const first = await start()
    const mark = stoppingMark(dataFolder, await postmaster())
    await writeFile(mark, '')
    const isMarked: boolean[] = []
    const second = start().then((postgres) => {
      isMarked.push(existsSync(mark))
      return postgres
    })
    await lookedFor(mark)
    expect(isMarked).toEqual([])
    await rm(mark)
    await query(await second, 'select')
    await (await second).stop()
    await first.stop()
  })

  it('can start it at once after another was killed', async () => {
    for (let round = 0; round < 3; round++) {
      const { process: another } = await startInAnotherProcess()
      another.kill('SIGKILL')
      const mine = await start()
      await query(mine, 'select')
      await mine.stop()
    }
  })
})

async function start(port?: number) {
  const postgres = await startEmbeddedPostgres(port === undefined ? { dataFolder } : { dataFolder, port })
  started.push(postgres)
  return postgres
}

async function query({ url }: { url: string }, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  return (await client.query(statement).finally(() => client.end())).rows
}

/** Resolves once somebody's statement sleeps there. */
const isAsleep = (postgres: { url: string }) =>
  expect.poll(() => query(postgres, `select from pg_stat_activity where wait_event = 'PgSleep'`)).toHaveLength(1)

/** Resolves once this process has looked for this file, and found it, several times. */
async function lookedFor(file: string) {
  const looking = vi.spyOn(promises, 'stat')
  syncBuiltinESMExports()
  const looks = () => looking.mock.calls.filter(([path]) => String(path).endsWith(basename(file))).length
  await expect.poll(looks).toBeGreaterThan(3)
  looking.mockRestore()
  syncBuiltinESMExports()
}

/** The shells that wait for the end of those who use the Postgres of this folder. */
const watchdogs = () => commandLines().filter((line) => line.includes('watchdog') && line.includes(dataFolder))

function commandLines(): string[] {
  if (process.platform !== 'linux')
    return execFileSync('ps', ['-axww', '-o', 'command='], { encoding: 'utf8' }).split('\n')
  return readdirSync('/proc').flatMap((pid) => {
    try {
      return /^\d+$/.test(pid) ? [readFileSync(`/proc/${pid}/cmdline`, 'utf8')] : []
    } catch {
      return []
    }
  })
}

const pidFile = () => join(dataFolder, 'pgdata', 'postmaster.pid')

const postmaster = async () => Number.parseInt(await readFile(pidFile(), 'utf8'), 10)

async function leaveStalePidFile(change: (text: string) => string) {
  const first = await start()
  const text = await readFile(pidFile(), 'utf8')
  await first.stop()
  expect(existsSync(pidFile())).toBe(false)
  await writeFile(pidFile(), change(text))
}

async function deadProcess() {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid
}

/** Prints the url, then ends, without stopping anything, when its input does. */
const otherProgram = (module: string) => `
import(${JSON.stringify(module)}).then(async ({ startEmbeddedPostgres }) => {
  const { url } = await startEmbeddedPostgres({ dataFolder: process.argv[1] })
  process.stdout.write(url)
  process.stdin.resume()
})`

async function startInAnotherProcess(): Promise<{ process: ChildProcess; url: string }> {
  const module = fileURLToPath(new URL('./startEmbeddedPostgres.ts', import.meta.url))
  const another = spawn(process.execPath, ['--import', 'tsx', '-e', otherProgram(module), dataFolder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [url] = await once(another.stdout, 'data')
  return { process: another, url: String(url) }
}

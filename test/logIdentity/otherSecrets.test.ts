import { spawnSync } from 'node:child_process'
import { createHash, createHmac, pbkdf2Sync, randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@prumo/platform/config'
import { roles, urlFor } from '@prumo/platform/postgres/roles'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPrumo } from '../../startPrumo'
import { isLong } from '../run/length'
import { waitsForLength } from '../run/waits'
import { aSecret } from '../world/aSecret'
import { type Installation, installation } from './installation'

const otherSecret = 'another secret of thirty-two chars!!'

let ours: Installation
let empty: string

beforeAll(async () => {
  ours = await installation({})
  empty = await mkdtemp(join(tmpdir(), 'prumo-'))
  const prumo = await ours.start()
  await ours.founded(prumo)
  await prumo.stop()
})
afterAll(async () => {
  await ours.end()
  await rm(empty, { recursive: true, force: true })
})

/** As an operator's settings are where no secret is set. */
const withoutSecret = (folder: string) =>
  startPrumo(readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: ours.databaseUrl, PRUMO_DATA: folder }))

/** Whether Postgres keeps this password: its SCRAM-SHA-256 verifier, RFC 5803. */
function isKept(password: string, verifier: string): boolean {
  const [, iterations, salt = '', storedKey] = /^SCRAM-SHA-256\$(\d+):([^$]+)\$([^:]+):/.exec(verifier) ?? []
  const salted = pbkdf2Sync(password, Buffer.from(salt, 'base64'), Number(iterations), 32, 'sha256')
  const clientKey = createHmac('sha256', salted).update('Client Key').digest()
  return createHash('sha256').update(clientKey).digest('base64') === storedKey
}

/**
 * The roles with the passwords of this secret. The tests of a run share a server, so that any of them may write those
 * of its own.
 */
async function rolesOf(secret: string): Promise<string[]> {
  const kept = await ours.query<{ rolname: string; rolpassword: string }>('select rolname, rolpassword from pg_authid')
  const passwords = new Map(
    roles.map((role) => [role, new URL(urlFor(role, ours.databaseUrl, secretsOf(secret))).password]),
  )
  return roles.filter((role) => {
    const { rolpassword = '' } = kept.find(({ rolname }) => rolname === role) ?? {}
    return isKept(passwords.get(role) ?? '', rolpassword)
  })
}

/** What would differ if anything had been written. */
const written = async () => [
  await ours.query('select * from platform.bound_secret'),
  await ours.query('select * from platform.person_keys order by person_id'),
  await ours.query('select max(position)::int as position from log.events'),
  await rolesOf(otherSecret),
]

describe('A database that was made with one secret, started with another', () => {
  it('is refused, says what to do, and nothing is written: whoever serves it meanwhile goes on', async () => {
    const prumo = await ours.start()
    const before = await written()
    await expect(ours.start({ PRUMO_SECRET: otherSecret })).rejects.toThrow(
      /^wrong configuration: PRUMO_SECRET: the database was made with another secret.*Set PRUMO_SECRET as it was/,
    )
    for (const words of [['check'], ['parked'], ['accept-log', 'Ana', 'porque sim']])
      expect(await ours.program({ PRUMO_SECRET: otherSecret }, ...words)).toMatchObject({ code: 78, lines: [] })
    expect(await written()).toEqual(before)
    const ana = await ours.signedIn(prumo)
    expect((await ana.ask('me', {})).userId).toBe(ana.userId)
    await prumo.stop()
  })

  it('is refused where the secret is lost or the data folder is new, and none is made', async () => {
    const before = await written()
    await expect(withoutSecret(empty)).rejects.toThrow(`${join(empty, 'secret')} is not there`)
    expect(await readdir(empty)).toEqual([])
    expect(await written()).toEqual(before)
  })

  it('is told by verifiers of passwords as RFC 7677 gives them', () => {
    const verifier =
      'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU='
    expect([isKept('pencil', verifier), isKept('Pencil', verifier)]).toEqual([true, false])
  })

  it('serves as before once the secret is put back', async () => {
    const folder = join(ours.folder, 'again')
    await mkdir(folder)
    await writeFile(join(folder, 'secret'), aSecret)
    const prumo = await withoutSecret(folder)
    expect((await ours.signedIn(prumo)).userId).toBe(ours.signUp.userId)
    await prumo.stop()
  })

  it.for([
    ['command-service/main.ts'],
    ['query-service/main.ts'],
    ['projections/main.ts'],
    ['relay.ts'],
    ['operations/main.ts', 'check'],
  ])('ends each process with 78 and one line: %s', (words, { skip }) => {
    if (words[0] !== 'projections/main.ts' && !isLong) skip(waitsForLength)
    const env = { ...process.env, DATABASE_URL: ours.databaseUrl, PRUMO_DATA: empty, PRUMO_SECRET: otherSecret }
    const { status, stderr } = spawnSync(process.execPath, ['run.mjs', ...words], {
      encoding: 'utf8',
      env: { ...env, PORT: '0', KAFKA_BROKERS: '127.0.0.1:9' },
    })
    expect([status, stderr.trim().split('\n')]).toEqual([78, [expect.stringContaining('PRUMO_SECRET: the database')]])
    expect(existsSync(join(empty, 'secret'))).toBe(false)
  })
})

describe('A database of an older version, which bound no secret', () => {
  it('is bound only by a secret that opens a key which is there', async () => {
    const unbound = await installation({}, ours)
    await unbound.query('drop table platform.bound_secret, platform.bound_signing_key')
    await unbound.query(`delete from platform.migrations where owner = 'secrets'`)
    await expect(unbound.start({ PRUMO_SECRET: otherSecret })).rejects.toThrow('made with another secret')
    expect(await unbound.query(`select to_regclass('platform.bound_secret') as bound`)).toEqual([{ bound: null }])
    // A slip of before left somebody's key under another secret.
    await unbound.query('insert into platform.person_keys values ($1, $2)', [randomUUID(), randomBytes(60)])
    const prumo = await unbound.start()
    await prumo.stop()
    expect(await unbound.query('select single from platform.bound_secret')).toEqual([{ single: true }])
    await unbound.end()
  })
})

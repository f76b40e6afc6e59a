import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Installation, installation } from '../logIdentity/installation'
import { aSecret } from '../world/aSecret'
import { askProgram } from './askProgram'

let ours: Installation
let folder: string

beforeAll(async () => {
  ours = await installation({})
  folder = await mkdtemp(join(tmpdir(), 'prumo-'))
  await (await ours.start()).stop()
})
afterAll(async () => {
  await ours.end()
  await rm(folder, { recursive: true, force: true })
})

describe('The operator’s program', () => {
  it('names what it does not know before it lists what it does', async () => {
    const { code, progress } = await askProgram({}, 'chekc')
    expect([code, progress[0]]).toEqual([64, '“chekc” is no command of this program. It has:'])
    expect(progress.length).toBeGreaterThan(5)
    expect((await askProgram({})).progress[0]).toMatch(/^npm run prumo/)
  })

  it.each([
    [
      'an older',
      `delete from platform.migrations where (owner, number) = (select owner, number from platform.migrations limit 1)`,
    ],
    ['a newer', `insert into platform.migrations (owner, number) values ('moons', 1)`],
  ])('says that a database is of %s release, and reads nothing of it', async (which, statement) => {
    const otherRelease = await installation({}, ours)
    await otherRelease.query(statement)
    const { code, lines, progress } = await otherRelease.program({}, 'check')
    expect([code, lines, progress]).toEqual([
      69,
      [],
      [
        expect.stringContaining(
          `the database is of ${which} release of Prumo than this program: run it from the release`,
        ),
      ],
    ])
    await otherRelease.end()
  })

  it('tells where the development cluster keeps its data, where that is what is there', async () => {
    const missing = await askProgram({ PRUMO_DATA: folder }, 'check')
    expect([missing.code, missing.progress]).toEqual([
      69,
      [`there is no database of Prumo in ${folder}, and DATABASE_URL names none`],
    ])
    await mkdir(join(folder, 'cluster', 'postgres'), { recursive: true })
    expect((await askProgram({ PRUMO_DATA: folder }, 'check')).progress[0]).toMatch(
      new RegExp(`keeps its own in ${join(folder, 'cluster')}: name that as PRUMO_DATA$`),
    )
  })
})

describe('A file or folder that cannot be used', () => {
  /** Each on a copy of the data folder, started as an operator does. */
  it.each([
    ['log-signing-key.pem', 'holds no private key of Ed25519 in PEM', (path: string) => writeFile(path, 'broken')],
    ['log-signing-key.pem', 'is a folder, and a file is expected there', (path: string) => mkdir(path)],
    ['heads', 'is a file', (path: string) => writeFile(path, '')],
  ])('ends the start with one sentence that names it, and no stack: %s %s', async (name, words, spoil) => {
    const data = await mkdtemp(join(tmpdir(), 'prumo-'))
    await cp(ours.folder, data, { recursive: true })
    const path = join(data, name)
    await rm(path, { recursive: true, force: true })
    await spoil(path)
    const { status, stderr } = spawnSync(process.execPath, ['run.mjs', 'command-service/main.ts'], {
      encoding: 'utf8',
      env: {
        ...process.env,
        DATABASE_URL: ours.databaseUrl,
        PRUMO_DATA: data,
        PORT: '0',
        LOG_LEVEL: 'silent',
        PRUMO_SECRET: aSecret,
      },
    })
    await rm(data, { recursive: true })
    expect([status, stderr.trim().split('\n')]).toEqual([74, [expect.stringContaining(words)]])
    expect(stderr).toContain(path)
  })
})

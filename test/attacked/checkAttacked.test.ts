import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifierAlone } from '../audit/verifierAlone'
import { fresh } from '../given/fresh'
import { type Answer, askProgram } from '../operations/askProgram'
import type { Founder } from './stage'
import { type Upgraded, upgraded } from './upgraded'

const { folder: outside, judge } = verifierAlone()
const headsKeptIn = join(import.meta.dirname, 'kept', 'attacked', 'heads')

let attacked: Upgraded
let owner: pg.Pool
let checked: Answer
let all: Answer
beforeAll(async () => {
  attacked = await upgraded('attacked')
  owner = new pg.Pool({ connectionString: attacked.databaseUrl, max: 1 }).on('error', () => {})
  await attacked.prumo.queries.reached(await attacked.prumo.queries.position(), 30_000)
  checked = await askProgram(attacked.settings, 'check')
  all = await askProgram(attacked.settings, 'check', 'all')
})
afterAll(async () => {
  await owner.end()
  await attacked.drop()
})

const { attacks } = await import('./kept/attacked.json')
type Attack = { from: number; to: number }
const done = ({ lines }: Answer, invariant: string) =>
  lines.filter((line) => line.startsWith(`${invariant} was done: `))
const positionsIn = (lines: readonly string[]) => lines.map((line) => Number(/at position (\d+)/.exec(line)?.[1]))
const within = ({ from, to }: Attack, positions: readonly number[]) =>
  positions.filter((position) => position >= from && position <= to)

/** Positions of events with an id in capitals, besides the command's: no person wrote such an id into these logs. */
async function spelledOtherwise(): Promise<number[]> {
  const capitals = '[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}'
  const { rows } = await owner.query<{ position: number; text: string }>(
    `select position::int, stream || data || (metadata::json->>'actor') as text from log.events order by position`,
  )
  return rows.flatMap(({ position, text }) =>
    (text.match(new RegExp(capitals, 'g')) ?? []).some((id) => /[A-F]/.test(id)) ? [position] : [],
  )
}

describe('The program that checks, on an installation that was attacked', () => {
  it('finds that all holds that must, and that the log is whole', () => {
    expect(checked.lines.filter((line) => line.includes('violated'))).toEqual([])
    expect(checked.code).toBe(0)
    for (const invariant of ['I3', 'I4', 'I5', 'I6', 'I8', 'I10', 'I11'])
      expect(checked.lines.find((line) => line.startsWith(`${invariant} `))).toMatch(/holds/)
    expect(checked.lines.filter((line) => line.includes('note'))).toEqual([])
  })

  it('names every event that has an id in another spelling, with its organization and stream', async () => {
    const named = done(all, 'I13')
    expect(positionsIn(named)).toEqual(await spelledOtherwise())
    const { secondAdministrator, secondSelf, accountDestroyed, capitals, standstill } = attacks
    for (const attack of [secondAdministrator, secondSelf, accountDestroyed, capitals, standstill])
      expect(within(attack, positionsIn(named))).not.toEqual([])
    const { organizations } = attacked.kept
    expect(named.join('\n')).toMatch(
      new RegExp(
        `event [0-9a-f-]{36} at position \\d+ \\(OrganizationFounded, organization ${organizations.victim}\\) has an id in another spelling, in stream organization-${secondAdministrator.organizationId}; it changes nothing`,
      ),
    )
  })

  it('names twenty and counts the others, unless it is asked for all', () => {
    expect(done(checked, 'I13')).toHaveLength(21)
    expect(done(checked, 'I13').at(-1)).toBe(`I13 was done: and ${done(all, 'I13').length - 20} more`)
    expect(all.code).toBe(0)
  })

  it('names the ids that are two things', () => {
    const named = done(checked, 'I14')
    expect(named).toHaveLength(2)
    const [organizationId, projectId] = attacks.twoThings.ids
    expect(named[0]).toContain(
      `made ${organizationId} the id of a new project, which was that of an organization before`,
    )
    expect(named[1]).toContain(`made ${projectId} the id of a new organization, which was that of a project before`)
    expect(within(attacks.twoThings, positionsIn(named))).toHaveLength(2)
  })

  it('names the commands of strangers under ids of the system’s own, and what these were for', () => {
    const named = done(checked, 'I15')
    const { erasureUsedUp, publicationUsedUp, importUsedUp } = attacks
    const { erasing } = attacked.kept.organizations
    expect(named).toHaveLength(4)
    const what = [
      `“erasure releases ${erasureUsedUp.userId}” of organization ${erasing}`,
      `“RecordPublication ${publicationUsedUp.size} folder” of organization ${erasing}`,
      `“run finish” of import ${importUsedUp.importId}`,
      `“run fail” of import ${importUsedUp.importId}`,
    ]
    for (const text of what)
      expect(
        named.filter((line) => line.endsWith(`stands under the id that was the system’s own for ${text}`)),
      ).toHaveLength(1)
    for (const attack of [erasureUsedUp, publicationUsedUp]) expect(within(attack, positionsIn(named))).toHaveLength(1)
    expect(within(importUsedUp, positionsIn(named))).toHaveLength(2)
  })

  it('names the events with text that no row can hold', () => {
    const { logotipoNul, logotipoSurrogate, webhookNul, webhookSurrogate } = attacks
    const blinding = [logotipoNul, logotipoSurrogate, webhookNul, webhookSurrogate]
    // What took it away again says what was there before.
    expect(positionsIn(done(checked, 'I16'))).toEqual(blinding.flatMap(({ from, to }) => [from, to]))
  })

  it('says nothing of what people wrote', () => {
    expect(all.lines.join('\n')).not.toMatch(/Hospital|Tomado|Invasora|Vitória|x\.example|@/)
  })

  it('takes no other word than “all”', async () => {
    expect((await askProgram(attacked.settings, 'check', 'none')).code).toBe(64)
  })
})

describe('The program that checks, on an honest installation of an older version', () => {
  it('finds nothing that was done', async () => {
    const honest = await upgraded('honest')
    const { code, lines } = await askProgram(honest.settings, 'check')
    await honest.drop()
    expect(lines.filter((line) => /was done|violated|note/.test(line))).toEqual([])
    expect(code).toBe(0)
  })
})

describe('Who verifies, outside of an installation that was attacked,', () => {
  const keptHeads = (organizationId: string) => readdirSync(join(headsKeptIn, organizationId))

  it.each(['victim', 'horizonte', 'mixed', 'erasing'] as const)(
    'finds the log of %s good, by the heads and the key that were kept before',
    async (name: Founder) => {
      const founder = await attacked.signedIn(name)
      const [viewId, exportId] = [fresh(), fresh()]
      await founder.act('SignHead', {})
      await founder.act('ViewActionLog', { viewId, filters: wholeLog })
      await founder.act('ExportLogProof', { viewId, exportId })
      const { body } = await founder.request('GET', `/rest/exports/log-proof?exportId=${exportId}`)
      const file = join(outside, `${name}.jsonl`)
      await writeFile(file, String(body))
      const heads = join(headsKeptIn, founder.organizationId)
      const key = readFileSync(join(heads, 'verifier-key'), 'utf8').trim()
      const checkpoints = keptHeads(founder.organizationId).filter((keptHead) => keptHead.endsWith('.checkpoint'))
      const verdict = judge(
        file,
        '--key',
        key,
        ...checkpoints.flatMap((checkpoint) => ['--heads', join(heads, checkpoint)]),
      )
      expect(verdict).toMatchObject({ verdict: 'good', organizationId: founder.organizationId, scope: 'all' })
    },
  )

  it('finds every head that was kept still kept, byte for byte', () => {
    for (const organizationId of readdirSync(headsKeptIn))
      for (const name of keptHeads(organizationId).filter((keptHead) => keptHead !== 'latest.checkpoint'))
        expect(readFileSync(join(attacked.folder, 'heads', organizationId, name))).toEqual(
          readFileSync(join(headsKeptIn, organizationId, name)),
        )
  })
})

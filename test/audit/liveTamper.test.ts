import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { afterAll, describe, expect, it } from 'vitest'
import { type LoggedRow, logOwner } from '../log/logOwner'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { recomputeTree } from './recomputeTree'
import { verifierAlone } from './verifierAlone'

const theWorld = await world({}, undefined, { tampering: true })
const { founder, project } = theWorld
const owner = logOwner(theWorld.databaseUrl)
const { folder, judge } = verifierAlone()
const fresh = () => crypto.randomUUID()

/** What the auditor keeps outside: the key, and the head that was published before the tamper. */
type Kept = {
  ana: Person
  key: string[]
  heads: string[]
  log: LoggedRow[]
  at: number
  firstHeadSize: number
  headSize: number
}
type Statement = readonly [sql: string, values?: readonly unknown[]]
type Live = {
  name: string
  /** What the owner does to the log, at the index of the last tag, by SQL. */
  does: (of: Kept) => Statement[]
  /** Whether the owner has the tree agree with it. */
  recomputes?: boolean
  finds: (of: Kept) => { check: string; from: number; to: number } | 'older'
}

const rowAt = ({ log, at }: Kept, offset = 0) => log[at + offset]?.position ?? 0
const exactly = (check: string) => (of: Kept) => ({ check, from: of.at, to: of.at })
const withinLastHead = (check: string) => (of: Kept) => ({ check, from: of.headSize - 4, to: of.headSize - 1 })
const edit = (of: Kept): Statement[] => [
  [`update log.events set data = replace(data, 'Concreto', 'Madeira') where position = $1`, [rowAt(of)]],
]
const away = (position: number): Statement => ['delete from log.events where position = $1', [position]]
/** Inserts an event after this position and moves the rest up. The last is dropped: the projector sees none as new. */
const pushed = (of: Kept): Statement[] => [
  ['delete from log.events where position = (select max(position) from log.events)'],
  ['update log.events set position = -position where position > $1', [rowAt(of)]],
  ['update log.events set position = 1 - position where position < 0'],
  [
    `insert into log.events select position + 1, 's-' || $2, 0, $2::uuid, type, organization_id, project_id, at, data, metadata
     from log.events where position = $1`,
    [rowAt(of), fresh()],
  ],
]
const changedRound = (of: Kept): Statement[] => [
  ['update log.events set position = 0 where position = $1', [rowAt(of)]],
  ['update log.events set position = $1 where position = $2', [rowAt(of), rowAt(of, 1)]],
  ['update log.events set position = $1 where position = 0', [rowAt(of, 1)]],
]
const cutBefore = (of: Kept): Statement[] => [['delete from log.events where position >= $1', [rowAt(of)]]]

const tampers: Live[] = [
  { name: 'edit: what an event says', does: edit, finds: exactly('leaf') },
  {
    name: 'edit: when it happened',
    does: (of) => [[`update log.events set at = at - interval '1 day' where position = $1`, [rowAt(of)]]],
    finds: exactly('leaf'),
  },
  {
    name: 'edit: who did it',
    does: (of) => [
      [`update log.events set metadata = replace(metadata, 'user', 'system') where position = $1`, [rowAt(of)]],
    ],
    finds: exactly('leaf'),
  },
  { name: 'edit, the tree recomputed', does: edit, recomputes: true, finds: withinLastHead('head') },
  { name: 'delete', does: (of) => [away(rowAt(of))], finds: exactly('index') },
  {
    name: 'delete, the tree recomputed',
    does: (of) => [away(rowAt(of))],
    recomputes: true,
    finds: withinLastHead('head'),
  },
  { name: 'insert', does: pushed, finds: (of) => ({ check: 'leaf', from: of.at + 1, to: of.at + 1 }) },
  { name: 'insert, the tree recomputed', does: pushed, recomputes: true, finds: withinLastHead('head') },
  { name: 'reorder', does: changedRound, finds: exactly('leaf') },
  { name: 'reorder, the tree recomputed', does: changedRound, recomputes: true, finds: withinLastHead('head') },
  {
    name: 'truncate the tail',
    does: cutBefore,
    finds: (of) => ({ check: 'short', from: of.at, to: of.headSize - 1 }),
  },
  {
    name: 'restore an older copy, which knows nothing of the last head',
    does: (of) => [
      ...cutBefore(of),
      ['delete from read.audit_heads where organization_id = $1 and size = $2', [of.ana.organizationId, of.headSize]],
    ],
    recomputes: true,
    finds: () => 'older',
  },
]

const rows: string[][] = []

describe('AUD-01 Tampering with the log of a server that runs', () => {
  it.each(tampers.map((tamper) => [tamper.name, tamper] as const))(
    'is found from outside: %s',
    async (name, tamper) => {
      const of = await kept()
      expect(await verdictOf(of, await viewedFor(of.ana))).toMatchObject({
        verdict: 'good',
        keyGiven: true,
        outsideHeads: 2,
      })
      const exporting = await viewedFor(of.ana)
      const before = await copied()
      await owner.unguarded(...tamper.does(of))
      if (tamper.recomputes) await recomputeTree(owner, of.ana.organizationId)
      try {
        const { verdict, finding } = await verdictOf(of, exporting)
        const found = tamper.finds(of)
        if (found === 'older') expect([verdict, finding]).toEqual(['older', null])
        else
          expect({ verdict, check: finding?.check, from: finding?.from, to: finding?.to }).toEqual({
            verdict: 'bad',
            ...found,
          })
        rows.push([name, finding?.check ?? verdict, `${finding?.from}–${finding?.to}`])
      } finally {
        await restored(before)
        await recomputeTree(owner, of.ana.organizationId)
      }
    },
  )

  afterAll(() => console.log(rows.map((cells) => cells.join(' · ')).join('\n')))
})

/** An organization with two published heads, a tag between them to tamper with, and its key and heads kept outside. */
async function kept(): Promise<Kept> {
  const ana = await founder()
  const projectId = await project(ana)
  const tag = (description: string) =>
    ana.act('AddTag', { projectId, tagId: fresh(), description, textColour: '#ffffff', colour: '#112233' })
  /** That it was published is told in the log as well: from then on the log stands still. */
  const publish = async () => {
    await ana.act('SignHead', {})
    await expect.poll(async () => (await ana.ask('logHeads', {})).heads[0]?.published.length).toBe(1)
  }
  await publish()
  for (const description of ['Concreto', 'Aço']) await tag(description)
  await publish()
  const { heads } = await ana.ask('logHeads', {})
  const path = join(folder, `${ana.organizationId}.checkpoint`)
  await writeFile(path, heads.map(({ checkpoint }) => checkpoint).join('\n'))
  const log = await owner.logOf(ana.organizationId)
  const [head, first] = heads
  return {
    ana,
    log,
    key: ['--key', head?.verifierKey ?? ''],
    heads: ['--heads', path],
    at: log.findIndex(({ data }) => data.includes('Concreto')),
    headSize: head?.size ?? 0,
    firstHeadSize: first?.size ?? 0,
  }
}

/** The view and the export are recorded before anybody tampers: what is taken is what the server gives then. */
async function viewedFor(ana: Person): Promise<string> {
  const [viewId, exportId] = [fresh(), fresh()]
  await ana.act('ViewActionLog', { viewId, filters: wholeLog })
  const { position } = await ana.act('ExportLogProof', { viewId, exportId })
  await theWorld.prumo.queries.reached(Number(position), 10_000)
  return exportId
}

async function verdictOf({ ana, key, heads }: Kept, exportId: string) {
  const { status, body } = await ana.request('GET', `/rest/exports/log-proof?exportId=${exportId}`)
  expect([status, status === 200 || body]).toEqual([200, true])
  const path = join(folder, `${exportId}.jsonl`)
  await writeFile(path, String(body))
  return judge(path, ...key, ...heads)
}

type Copy = { table: string; rows: object[] }[]
const copied = (): Promise<Copy> =>
  Promise.all(
    ['log.events', 'read.audit_heads'].map(async (table) => ({
      table,
      rows: (await owner.pool.query(`select * from ${table}`)).rows,
    })),
  )

/** All as it was. */
const restored = (copy: Copy) =>
  owner.unguarded(
    ...copy.flatMap(({ table, rows: kept }): Statement[] => [
      [`delete from ${table}`],
      [`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [JSON.stringify(kept)]],
    ]),
  )

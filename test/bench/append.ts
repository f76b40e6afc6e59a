import { randomUUID } from 'node:crypto'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { type EventLog, noStream } from '@prumo/platform/eventLog/eventLog'
import { postgresEventLog } from '@prumo/platform/eventLog/postgres/postgresEventLog'
import { migrate } from '@prumo/platform/postgres/migrate'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import { alternate } from './alternate'
import { closedLoop } from './closedLoop'
import { type Emmett, openEmmett } from './emmett'
import { atLeast, type Measurement, type Result, unmeasured } from './measurement'
import { plainInserts } from './plainInserts'

/** 600 bytes of event: 490 of data, 110 of metadata. */
const payload = { title: 'x'.repeat(478) }
const why = { commandId: randomUUID(), actor: 'x'.repeat(46) }
const [data, metadata] = [JSON.stringify(payload), JSON.stringify(why)]

/** Appends with an expected revision, each writer to a stream of its own, `synchronous_commit` on for everyone. */
export const append: Measurement = async ({ database, folder, say }) => {
  const url = await database()
  await migrate(url, secretsOf(randomUUID()), moduleTables)
  const log = await postgresEventLog({ url, now: () => new Date() })
  const plain = await plainInserts(await folder(), await database(), data, metadata)
  const emmett = await openEmmett(await folder(), await database()).catch(reasonOf)
  try {
    say('32 writers')
    const many = await alternate(5, {
      ours: () => ours(log, 32, 3000),
      plain: () => plain.perSecond(32, 3000),
      emmett: () => theirs(emmett, 32, 3000),
    })
    say('one writer')
    const single = await alternate(5, { ours: () => ours(log, 1, 1500), emmett: () => theirs(emmett, 1, 1500) })
    return [
      againstEmmett('Append by 32 writers, against emmett', 6, emmett, many),
      atLeast(0.95, {
        name: 'Append by 32 writers, against plain INSERT … COMMIT',
        value: many.ratio('ours', 'plain'),
        unit: '×',
        note: figures(many.of.ours, many.of.plain, plain.name),
      }),
      againstEmmett('Append by one writer, against emmett', 2, emmett, single),
    ]
  } finally {
    await Promise.all([log.close(), plain.stop(), typeof emmett === 'string' ? undefined : emmett.close()])
  }
}

type Compared = {
  of: { ours: number; emmett: number }
  ratio(single: 'ours' | 'emmett', b: 'ours' | 'emmett'): number
}

function againstEmmett(name: string, bar: number, emmett: Emmett | string, { of, ratio }: Compared): Result {
  if (typeof emmett === 'string') return unmeasured(name, '×', `≥ ${bar}`, `emmett could not be installed: ${emmett}`)
  return atLeast(bar, {
    name,
    value: ratio('ours', 'emmett'),
    unit: '×',
    note: figures(of.ours, of.emmett, emmett.name),
  })
}

const figures = (ours: number, theirs: number, peer: string) => `${Math.round(ours)}/s, ${peer} ${Math.round(theirs)}/s`

const reasonOf = (error: unknown) => String((error as { message?: unknown }).message ?? error).split('\n')[0] ?? ''

function ours(log: EventLog, writers: number, ms: number): Promise<number> {
  const streams = Array.from({ length: writers }, () => ({ name: `plan-${randomUUID()}`, revision: noStream }))
  return closedLoop(writers, ms, async (writer) => {
    const stream = streams[writer] ?? { name: '', revision: noStream }
    const [id, organizationId, projectId] = [randomUUID(), randomUUID(), randomUUID()]
    const event = { id, type: 'TaskAdded', organizationId, projectId, data, metadata }
    stream.revision = (await log.append(stream.name, stream.revision, [event])).revision
  })
}

function theirs(emmett: Emmett | string, writers: number, ms: number): Promise<number> {
  if (typeof emmett === 'string') return Promise.resolve(Number.NaN)
  const streams: { name: string; version: bigint | string }[] = Array.from({ length: writers }, () => ({
    name: `plan-${randomUUID()}`,
    version: 'STREAM_DOES_NOT_EXIST',
  }))
  return closedLoop(writers, ms, async (writer) => {
    const stream = streams[writer] ?? { name: '', version: 0n }
    const event = { type: 'TaskAdded', data: payload, metadata: why }
    const expected = { expectedStreamVersion: stream.version }
    stream.version = (await emmett.appendToStream(stream.name, [event], expected)).nextExpectedStreamVersion
  })
}

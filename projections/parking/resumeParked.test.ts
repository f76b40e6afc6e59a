import { randomUUID } from 'node:crypto'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ReadModelsWorld, readModelsWorld } from '../../test/world/readModelsWorld'
import { tagAdded, tally } from '../../test/world/tally'
import { projections } from '../index'
import type { Projection } from '../projection'
import { readinessOf } from '../projector/readinessOf'

let world: ReadModelsWorld
beforeAll(async () => {
  world = await readModelsWorld()
})
afterEach(() => world.stopAll())
afterAll(() => world.close())

const timesIn = async ({ table }: Projection, projectId: string) =>
  (await world.rows<{ times: number }>(`select times from read.${table} where project_id = $1`, [projectId]))[0]?.times
const parkedIn = async ({ table }: Projection, ...organizationIds: string[]) =>
  (await world.parked()).filter((poison) => poison.table === table && organizationIds.includes(poison.organizationId))

const many = (count: number, projectId: string) => Array.from({ length: count }, () => tagAdded(projectId))

/** A tally that throws at the events that say so, until it is mended. */
function breaking(model: Projection, ...breaks: string[]): Projection {
  return {
    ...model,
    on: {
      TagAdded: (row, data, event, key) => {
        if (breaks.includes(data.description)) throw new Error('cannot fold this')
        return model.on.TagAdded?.(row, data, event, key) ?? null
      },
    },
  }
}

/** A log that records the positions it is read from, and stops at each page while it is closed. */
function gatedLog(isClosed = false) {
  const reads: number[] = []
  let waiting: (() => void)[] = []
  let closed = isClosed
  const readAll: EventLog['readAll'] = async (after, limit) => {
    reads.push(after)
    if (closed) await new Promise<void>((resolve) => waiting.push(resolve))
    return world.log.readAll(after, limit)
  }
  const open = () => {
    closed = false
    for (const goOn of waiting.splice(0)) goOn()
  }
  const onePage = () => {
    const [goOn, ...others] = waiting
    waiting = others
    goOn?.()
  }
  return { log: { ...world.log, readAll }, reads, open, onePage, isWaiting: () => waiting.length > 0 }
}

describe('Whoever is parked', () => {
  it('all parked organizations are caught up with in one reading of the log', async () => {
    const [poison, models] = [randomUUID(), [tally(), tally(), tally()]]
    const ill = Array.from({ length: 20 }, () => randomUUID())
    const first = await world.start(models.map((model) => breaking(model, poison)))
    for (const organizationId of ill)
      await world.happen(organizationId, tagAdded(organizationId), tagAdded(organizationId, { description: poison }))
    await first.caughtUp()
    for (let page = 0; page < 3; page++) await world.happenAtOnce(ill[page] ?? '', many(900, ill[page] ?? ''))
    await first.caughtUp()
    await first.stop()
    for (const model of models) expect(await parkedIn(model, ...ill)).toHaveLength(20)

    const gate = gatedLog()
    const mended = await world.start(models, { log: gate.log })
    for (const model of models) await expect.poll(() => parkedIn(model, ...ill)).toEqual([])
    const pages = Math.ceil(((await world.log.head()) - (gate.reads[0] ?? 0)) / 1000)
    expect(gate.reads, 'each page is read once, and what came meanwhile').toHaveLength(pages + 1)
    expect(gate.reads).toEqual([...new Set(gate.reads)].sort((first, second) => first - second))
    for (const model of models)
      for (const [index, organizationId] of ill.entries())
        expect(await timesIn(model, organizationId)).toBe(index < 3 ? 902 : 2)
    expect(await world.differences(models)).toEqual([])
    await mended.stop()
  })

  it('the log is read no further for an organization that its event stops again', async () => {
    const [ill, poison, model] = [randomUUID(), randomUUID(), tally()]
    const broken = breaking(model, poison)
    const first = await world.start([broken])
    const position = await world.happen(ill, tagAdded(ill, { description: poison }))
    await first.caughtUp()
    await world.happenAtOnce(ill, many(2500, ill))
    await first.caughtUp()
    await first.stop()

    const gate = gatedLog()
    const second = await world.start([broken], { log: gate.log })
    await world.happen(ill, tagAdded(ill))
    await second.caughtUp()
    await expect.poll(() => gate.reads).toEqual([position - 1])
    expect(await parkedIn(model, ill)).toMatchObject([{ position }])
    await second.stop()
    expect(gate.reads).toHaveLength(1)
    expect(await timesIn(model, ill)).toBeUndefined()
  })

  it('resuming that was stopped midway goes on there, and counts nothing twice', async () => {
    const [ill, poison, model] = [randomUUID(), randomUUID(), tally()]
    const first = await world.start([breaking(model, poison)])
    await world.happen(ill, tagAdded(ill, { description: poison }))
    await first.caughtUp()
    await world.happenAtOnce(ill, many(3500, ill))
    await first.caughtUp()
    await first.stop()

    const gate = gatedLog(true)
    const second = await world.start([model], { log: gate.log })
    await expect.poll(gate.isWaiting).toBe(true)
    gate.onePage()
    await expect.poll(() => gate.reads.length).toBe(2)
    await second.stop()
    const [at] = await parkedIn(model, ill)
    expect(at?.position).toBe((gate.reads[1] ?? 0) + 1)
    expect(await timesIn(model, ill)).toBe(1000)
    expect(await world.differences([model])).toEqual([])

    const again = gatedLog()
    const third = await world.start([model], { log: again.log })
    await expect.poll(() => parkedIn(model, ill)).toEqual([])
    expect(again.reads[0]).toBe(gate.reads[1])
    expect(await timesIn(model, ill)).toBe(3501)
    expect(await world.differences([model])).toEqual([])
    await third.stop()
  })

  it('parked organizations get their events in order and once, while new ones keep coming', async () => {
    const [ill, alsoIll, poison, model] = [randomUUID(), randomUUID(), randomUUID(), tally()]
    const first = await world.start([breaking(model, poison)])
    await world.happen(ill, tagAdded(ill, { description: poison }))
    await world.happen(alsoIll, tagAdded(alsoIll, { description: poison }))
    await first.caughtUp()
    await world.happenAtOnce(ill, many(1500, ill))
    await first.caughtUp()
    await first.stop()

    let isOver = false
    let appended = 1501
    const appendOn = async () => {
      for (; !isOver; appended++) await world.happen(ill, tagAdded(ill))
    }
    const mended = await world.start([model])
    const appending = appendOn()
    await expect.poll(() => parkedIn(model, ill, alsoIll)).toEqual([])
    isOver = true
    await appending
    await mended.caughtUp()
    expect(await timesIn(model, ill)).toBe(appended)
    expect(await timesIn(model, alsoIll)).toBe(1)
    expect(await world.differences([model])).toEqual([])
    await mended.stop()
  })

  it('an organization is parked again at the next event that cannot be folded, with all events before it', async () => {
    const [ill, poison, alsoPoison, model] = [randomUUID(), randomUUID(), randomUUID(), tally()]
    const first = await world.start([breaking(model, poison, alsoPoison)])
    await world.happen(ill, tagAdded(ill, { description: poison }))
    await first.caughtUp()
    await world.happen(ill, tagAdded(ill), tagAdded(ill))
    const worse = await world.happen(ill, tagAdded(ill, { description: alsoPoison }))
    await world.happen(ill, tagAdded(ill))
    await first.caughtUp()
    await first.stop()

    const second = await world.start([breaking(model, alsoPoison)])
    await expect.poll(() => parkedIn(model, ill)).toMatchObject([{ position: worse }])
    expect(await timesIn(model, ill)).toBe(3)
    await second.stop()
    const third = await world.start([model])
    await expect.poll(() => parkedIn(model, ill)).toEqual([])
    expect(await timesIn(model, ill)).toBe(5)
    await third.stop()
  })

  it('a parked organization is tried again although the log could not be read at first', async () => {
    const [ill, poison, model] = [randomUUID(), randomUUID(), tally()]
    const first = await world.start([breaking(model, poison)])
    await world.happen(ill, tagAdded(ill, { description: poison }))
    await first.caughtUp()
    await first.stop()

    let tries = 0
    const readAll: EventLog['readAll'] = async (...range) => {
      if (tries++ < 2) throw new Error('the connection is lost')
      return world.log.readAll(...range)
    }
    const second = await world.start([model], { log: { ...world.log, readAll } })
    await expect.poll(() => parkedIn(model, ill)).toEqual([])
    expect(await timesIn(model, ill)).toBe(1)
    await second.stop()
  })

  it('resuming delays neither the start, nor new events, nor readiness, nor the stop', async () => {
    await world.rows('delete from read.parked')
    const ill = Array.from({ length: 20 }, () => randomUUID())
    for (const organizationId of ill)
      await world.smuggle(organizationId, 'TagTeleported', JSON.stringify({ projectId: organizationId }))
    const [well, projectId] = [randomUUID(), randomUUID()]
    await (await world.start(projections)).stop()
    expect(new Set((await world.parked()).map(({ organizationId }) => organizationId))).toEqual(new Set(ill))

    const gate = gatedLog(true)
    const projector = await world.start(projections, { log: gate.log })
    await expect.poll(gate.isWaiting).toBe(true)
    await world.happen(well, tagAdded(projectId))
    await projector.caughtUp()
    expect(await world.rows('select from read.tasks_tags where organization_id = $1', [well])).toHaveLength(1)
    const parts = { log: world.log, pool: world.projecting, projector }
    expect(await readinessOf(parts)).toMatchObject({ ready: true, parked: 20 })
    await projector.stop()
    expect(gate.isWaiting()).toBe(true)
    gate.open()
  })
})

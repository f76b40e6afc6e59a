import type { Pool } from 'pg'
import { expect, it } from 'vitest'
import { headPublisher } from './headPublisher'
import { heads } from './heads'
import { signHeads } from './signHeads'

const organizationId = '00000000-0000-4000-8000-00000000000f'
const url = 'https://receiver.example'
const minuteMs = 60_000

it('a head that somebody had signed is published again by itself where that failed', async () => {
  let [at, isDown] = [Date.parse('2026-03-02T09:00:00Z'), true]
  const posted: string[] = []
  const last = { size: 3, root: 'root', verifierKey: '', checkpoint: 'head', before: null, at: '' }
  let state = { ...heads.initial, places: { recipientIds: [], webhookUrl: url } }
  const domain = {
    now: () => new Date(at),
    systemId: (name: string) => name,
    aggregates: { load: async () => ({ state }) },
  }
  const logger = { warn: () => {} }
  const publisher = headPublisher({
    domain,
    logger,
    runner: { runInternal: async () => ({ position: 1, version: 1, changed: true }) },
    folder: { keep: async () => {} },
    post: async (to: string) => {
      if (isDown) throw new Error('nobody there')
      posted.push(to)
      return 200
    },
  } as never)
  const query = async () => ({ rows: [{ mine: true }] })
  const pool = { connect: async () => ({ query, release: () => {} }) } as unknown as Pool
  const keeper = { unsigned: async () => [], signed: async () => [organizationId] }
  const { look } = signHeads({ pool, domain, logger, publisher, keeper, runner: {} } as never)

  await look()
  state = { ...state, last }
  await publisher.publish(organizationId, { also: true })
  expect(posted).toEqual([])
  isDown = false
  at += 5 * minuteMs
  await look()
  expect(posted).toEqual([url])
})

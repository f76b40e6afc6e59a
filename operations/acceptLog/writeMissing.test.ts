import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Foundation } from '@prumo/platform/foundation'
import { expect, it, onTestFinished } from 'vitest'
import { slowDisk } from '../../test/files/slowDisk'
import { writeMissing } from './writeMissing'

const actions = [1, 2].map((position) => ({
  organizationId: 'o',
  position,
  eventId: 'e',
  kind: 'TagAdded',
  at: 'then',
}))
const client = { on: () => {}, query: async () => ({ rows: actions }), release: () => {} }

it('what a log lacks is written down as a whole, also to a disk that takes it piece by piece', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prumo-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await slowDisk(folder)
  const foundation = {
    now: () => new Date(),
    config: { PRUMO_DATA: folder },
    poolFor: () => ({ connect: async () => client }),
  } as unknown as Foundation
  const path = await writeMissing(foundation, { after: 0, organizations: [] })
  const lines = (await readFile(path ?? '', 'utf8')).split('\n').filter(Boolean)
  expect(lines.map((line) => JSON.parse(line))).toEqual(actions)
})

import { randomUUID } from 'node:crypto'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { expect, it } from 'vitest'
import { tally } from '../../test/world/tally'
import type { Projection } from '../projection'
import { tags } from '../tasks/tags'
import { foldProject } from './foldProject'

const [organizationId, projectId, tagId] = [randomUUID(), randomUUID(), randomUUID()]
const data = { projectId, tagId, description: 'Obra', textColour: '#ffffff', colour: '#112233' }
const recorded = { position: 1, type: 'TagAdded', stream: 's', organizationId, projectId, data }
const source = {
  log: { read: async () => [recorded as unknown as RecordedEvent] },
  codec: { decode: async (events: readonly unknown[]) => events } as unknown as EventCodec,
}
const stopping: Projection = {
  ...tally(),
  on: {
    TagAdded: () => {
      throw new Error('no such tag')
    },
  },
}

it('a read model that stops at an event of a project has no past, and all others have', async () => {
  const moment = { organizationId, projectId, position: 1, erased: 0 }
  const { rows, stopped } = await foldProject(source, [tags, stopping], moment, async () => ['s'])
  expect([...stopped]).toEqual([stopping.table])
  expect([...rows.keys()]).toEqual([tags.table])
  expect(rows.get(tags.table)).toMatchObject([{ key: tagId, row: data }])
})

import { randomUUID } from 'node:crypto'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { sealed } from '@prumo/contracts/index'
import type { Draft } from '@prumo/platform/eventLog/eventCodec'
import { openFoundation } from '@prumo/platform/foundation'
import { settingsOn } from '../faults/settingsOn'
import { systemMetadata } from '../log/systemMetadata'
import { type Smuggled, textOf } from './poison'
import type { Wave } from './waves'

const systemText = JSON.stringify(systemMetadata)

export type Smuggler = Awaited<ReturnType<typeof openSmuggler>>

/** Somebody who puts into the log of a Prumo what no rule lets in. */
export async function openSmuggler(databaseUrl: string, folder: string) {
  const foundation = await openFoundation(settingsOn(databaseUrl, folder), 'prumo_command', { moduleTables })
  const { keyring, codec } = foundation.keyringOn(foundation.poolFor('prumo_command', 2))
  const pool = foundation.poolFor('prumo_projection', 2)

  /** Personal data is sealed as it should be, where it can be. */
  const sealedText = async (draft: Draft) => {
    try {
      await keyring.create((draft.data as { userId: string }).userId)
      const [event] = await codec.encodeAll([draft])
      return event?.data ?? ''
    } catch {
      return textOf(draft.data)
    }
  }
  const eventOf = async (
    organizationId: string,
    { type, data, metadata = systemText }: Smuggled,
    projectId: string,
  ) => {
    const draft = { id: randomUUID(), type, organizationId, projectId, data, metadata: systemMetadata } as Draft
    const text = typeof data === 'string' ? data : Object.hasOwn(sealed, type) ? await sealedText(draft) : textOf(data)
    return { ...draft, data: text, metadata }
  }

  return {
    /** Puts these into the log at once, as a stream of their own, however large they are. */
    smuggle: async ({ organizationId, projectId, events }: Wave): Promise<void> => {
      const made = []
      for (const event of events) made.push(await eventOf(organizationId, event, projectId))
      const stream = `s-${randomUUID()}`
      const at = new Date().toISOString().replace('Z', '000Z')
      // As older versions recorded it: they bounded no append.
      await foundation.log.restore(made.map((event, revision) => ({ ...event, stream, revision, at, position: 0 })))
    },
    head: foundation.log.head,
    parked: async () =>
      (
        await pool.query<{ table: string; organizationId: string; error: string }>(
          'select table_name as "table", organization_id as "organizationId", error from read.parked',
        )
      ).rows,
    close: foundation.close,
  }
}

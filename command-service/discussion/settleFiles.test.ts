import { openAggregates } from '@prumo/platform/aggregates/aggregates'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { newId } from '@prumo/platform/ids'
import { openLogger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import { expect, it } from 'vitest'
import { files as filesDecider } from './files'
import type { FileUpload } from './fileUploads'
import { type SettleParts, settleFiles } from './settleFiles'

const [organizationId, projectId, userId] = [newId(), newId(), newId()]
const unfinished = (): FileUpload => {
  const target = { kind: 'project', id: projectId } as const
  return { organizationId, projectId, userId, fileId: newId(), storageKey: newId(), size: 6, content: null, target }
}

it('COM-03 an upload that cannot be settled holds up no upload behind it', async () => {
  const [locked, next] = [unfinished(), unfinished()]
  const forgotten: string[] = []
  const parts = {
    runner: { runInternal: async () => ({ position: 0, version: 0, changed: true }) },
    domain: {
      aggregates: { doubt: () => {}, load: async () => ({ state: filesDecider.initial }) },
      now: () => new Date(),
    },
    files: {
      remove: async (key: string) => {
        if (key === locked.storageKey) throw new Error('the S3 store answered 403: AccessDenied')
      },
    },
    fileUploads: {
      giveUp: async () => [locked, next],
      forget: async (_: string, fileIds: readonly string[]) => forgotten.push(...fileIds),
    },
    logger: openLogger('silent'),
    alone: true,
    logAcceptedAt: null,
  }
  await settleFiles(parts as unknown as SettleParts).stop()
  expect(forgotten).toEqual([next.fileId])
})

it('COM-03 a file that another process attached unheard keeps its content', async () => {
  const upload = unfinished()
  const { fileId, storageKey, target } = upload
  const about = {
    name: 'Planta',
    description: '',
    size: 6,
    sha256: 'ab',
    mediaType: 'x',
    storageKey,
    uploaderId: userId,
  }
  const recorded: object[] = []
  const log = { read: async (_: string, from = 0) => recorded.slice(from) } as unknown as EventLog
  const codec = { decode: async (events: readonly object[]) => events } as unknown as EventCodec
  const aggregates = openAggregates(log, codec, {} as Pool, new Map())
  await aggregates.load(filesDecider, `files-${projectId}`)
  const data = { projectId, fileId, target, ...about }
  recorded.push({ type: 'FileAttached', data, stream: `files-${projectId}`, revision: 0, position: 1 })

  const removed: string[] = []
  const parts = {
    runner: { runInternal: async () => {} },
    domain: { aggregates, now: () => new Date() },
    files: { remove: async (key: string) => void removed.push(key) },
    fileUploads: { giveUp: async () => [upload], forget: async () => {} },
    logger: openLogger('silent'),
    alone: false,
    logAcceptedAt: null,
  }
  await settleFiles(parts as unknown as SettleParts).stop()
  expect(removed).toEqual([])
})

import { newId } from '@prumo/platform/ids'
import { openLogger } from '@prumo/platform/telemetry/logger'
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
    domain: { aggregates: { load: async () => ({ state: filesDecider.initial }) }, now: () => new Date() },
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

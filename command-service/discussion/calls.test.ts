import type { Message } from '@prumo/contracts/message'
import { decide, fold } from '@prumo/platform/decider'
import { newId } from '@prumo/platform/ids'
import { openLogger } from '@prumo/platform/telemetry/logger'
import { expect, it } from 'vitest'
import { ann, at } from '../../test/given/given'
import { type DiscussionCallParts, discussionCalls } from './calls'
import { type SettleParts, settleFiles } from './settleFiles'
import { type StorageCommand, storage } from './storage'

/** The calls over a storage that records the first command, and of which the answer to it is lost. */
function openCalls({ isLost = false, whileItComes = async (_?: Set<string>) => {} } = {}) {
  let state = storage.initial
  const kept = new Set<string>()
  const journal = new Set<string>()
  const parts = {
    runner: {
      runInternal: async (step: Message) => {
        const events = decide(storage, step as StorageCommand, state, { actor: ann, at })
        state = fold(
          storage,
          events.map((event) => ({ ...event, at })),
          state,
        )
        if (isLost) return
        isLost = true
        throw new Error('Connection terminated unexpectedly')
      },
    },
    domain: { aggregates: { load: async () => ({ state: undefined }) }, now: () => new Date(at) },
    files: {
      remove: async (key: string) => void kept.delete(key),
      put: async (key: string) => {
        await whileItComes(journal)
        kept.add(key)
        return { sha256: 'ab'.repeat(32) }
      },
    },
    fileUploads: {
      add: async ({ fileId }: { fileId: string }) => !journal.has(fileId) && journal.add(fileId),
      arrived: async ({ fileId }: { fileId: string }) => journal.has(fileId),
      forget: async (_: string, fileIds: readonly string[]) => {
        for (const fileId of fileIds) journal.delete(fileId)
      },
      giveUp: async () => [],
    },
    logger: openLogger('silent'),
    alone: false,
    logAcceptedAt: null,
  }
  const { settle } = settleFiles(parts as unknown as SettleParts)
  const calls = discussionCalls({ ...parts, settle } as unknown as DiscussionCallParts)
  return { kept, sendFile: calls.sendFile as (...of: unknown[]) => Promise<unknown>, used: () => state.used }
}

it('SUB-10 COM-03 a place that was reserved although its answer was lost is free for the next try', async () => {
  const { sendFile, used } = openCalls()
  const file = { projectId: newId(), fileId: newId(), size: 6 }
  const send = () => sendFile(file, { actor: ann }, { req: [] })
  await expect(send()).rejects.toThrow('Connection terminated')
  expect(used()).toBe(0)
  expect(await send()).toMatchObject({ fileId: file.fileId })
  expect(used()).toBe(6)
})

it('COM-03 a content that comes after its upload was given up is not kept, and its sender learns it', async () => {
  const whileItComes = async (journal = new Set<string>()) => journal.clear()
  const { sendFile, used, kept } = openCalls({ isLost: true, whileItComes })
  const file = { projectId: newId(), fileId: newId(), size: 6 }
  await expect(sendFile(file, { actor: ann }, { req: [] })).rejects.toMatchObject({ code: 'file.uploadUnknown' })
  expect([kept.size, used()]).toEqual([0, 0])
})

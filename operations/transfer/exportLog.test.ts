import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { slowDisk } from '../../test/files/slowDisk'
import type { Invocation } from '../command/command'
import { exportLog } from './exportLog'
import { isHeader, readLogFile } from './logFile'

const event = (position: number) => ({ position, stream: 'tags-1', revision: position - 1, data: 'x'.repeat(500) })
const log = {
  head: async () => 3,
  identity: async () => ({ logId: 'l' }),
  readAll: async (after: number) => [1, 2, 3].filter((position) => position > after).map(event),
}

it('a log is exported as a whole, also to a disk that takes it piece by piece', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prumo-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await slowDisk(folder)
  const path = join(folder, 'log.ndjson')
  const silent = () => {}
  const invocation = { foundation: { log }, words: [path], say: silent, tell: silent } as unknown as Invocation
  expect(await exportLog.run(invocation)).toBe(true)
  const positions: number[] = []
  for await (const line of readLogFile(path)) if (!isHeader(line)) positions.push(line.position)
  expect(positions).toEqual([1, 2, 3])
})

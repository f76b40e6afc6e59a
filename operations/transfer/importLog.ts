import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { Foundation } from '@prumo/platform/foundation'
import { type Command, Impossible, type Invocation, WrongUsage } from '../command/command'
import { progressOf } from '../command/progressOf'
import { rebuildCommandIds } from '../reset/rebuildCommandIds'
import { isAnythingFolded, resetFolded } from '../reset/resetFolded'
import { bindImported, refuseOtherSource } from './bindImported'
import { isHeader, readLogFile } from './logFile'

const batchSize = 500
const resetting = '--reset-read-models'

/** Restores a log from a file into one that is empty. */
export const importLog: Command = {
  usage: `<file> [${resetting}]`,
  explains: 'Restores a log that was exported into an empty one. While it runs, no part of Prumo may.',
  role: 'prumo_command',
  prepares: true,
  inDoubt: 'sees to it',
  run: async (invocation) => {
    const { foundation, words, say } = invocation
    const [path, ...rest] = words.filter((word) => word !== resetting)
    if (!path || rest.length > 0) throw new WrongUsage('import takes a file')
    const { count, logId: source } = await checkFile(path)
    if ((await foundation.log.head()) > 0) throw new Impossible('the log is not empty')
    await refuseOtherSource(foundation, source)
    await makeRoom(foundation, words.includes(resetting))
    await bindImported(foundation, source, () => restore(invocation, path, count))
    say(`${count} events of ${path} are in the log, which ends at position ${await foundation.log.head()}`)
    return true
  },
}

/** Nothing is restored of a file that is not whole. Answers how many events it has, and of which log. */
async function checkFile(path: string): Promise<{ count: number; logId: string | undefined }> {
  const revisions = new Map<string, number>()
  let [count, latest] = [0, 0]
  let logId: string | undefined
  for await (const line of readLogFile(path)) {
    if (isHeader(line)) {
      logId = line.logId
      continue
    }
    if (line.position <= latest || line.revision !== (revisions.get(line.stream) ?? -1) + 1)
      throw new Impossible(`the file is no log: the event at position ${line.position} is out of order`)
    revisions.set(line.stream, line.revision)
    latest = line.position
    count++
  }
  return { count, logId }
}

async function makeRoom(foundation: Foundation, mayReset: boolean): Promise<void> {
  if (!(await isAnythingFolded(foundation))) return
  if (!mayReset)
    throw new Impossible(`there are read models of another log: use an empty database, or drop them with ${resetting}`)
  await resetFolded(foundation)
}

async function restore({ foundation, tell }: Invocation, path: string, count: number): Promise<void> {
  const done = progressOf(count, tell)
  let batch: RecordedEvent[] = []
  const flush = async () => {
    if (batch.length > 0) await foundation.log.restore(batch)
    done(batch.length)
    batch = []
  }
  for await (const line of readLogFile(path)) {
    if (isHeader(line)) continue
    batch.push(line)
    if (batch.length === batchSize) await flush()
  }
  await flush()
  // Nothing else there refuses an id that came with another command.
  if (foundation.config.EVENTSTORE_URL) await rebuildCommandIds(foundation, foundation.poolFor('prumo_command', 1))
}

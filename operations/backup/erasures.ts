import { erasedPersonIn } from '@prumo/contracts/meanings'
import { dataIn } from '@prumo/platform/eventLog/eventData'
import { z } from 'zod'
import { everyEvent } from '../check/everyEvent'
import { type Command, Impossible, type Invocation, WrongUsage } from '../command/command'
import { linesIn } from '../transfer/logFile'

/** What this reads of an entry in an export of the action log; `prumo-verify` checks the rest. */
const exported = z.object({
  entry: z.object({ id: z.string(), type: z.string(), at: z.string(), organizationId: z.string() }),
  data: z.string(),
  metadata: z.string(),
})
type Erasure = { id: string; at: string; organizationId: string; what: string }

/** Tells what was erased since a backup, as far as exports of the action log say: it is to be erased again. */
export const erasures: Command = {
  usage: '<export> [<export> …]',
  explains:
    'Lists erasures that exports of the action log name, and that the log lacks since an older copy was restored.',
  role: 'prumo_projection',
  inDoubt: 'looks',
  run: async (invocation) => {
    const { words, say } = invocation
    if (words.length === 0) throw new WrongUsage('erasures takes one or more exports of the action log')
    const named = new Map<string, Erasure>()
    for (const path of words) for await (const erasure of erasuresIn(path)) named.set(erasure.id, erasure)
    await takeOutRecorded(invocation, named)
    for (const { id, at, organizationId, what } of named.values())
      say(`organization ${organizationId}: ${what} on ${at} (event ${id}); erase again`)
    if (named.size === 0) say('the log has every erasure that is named there')
    return named.size === 0
  },
}

async function takeOutRecorded({ foundation: { log } }: Invocation, named: Map<string, Erasure>): Promise<void> {
  if (named.size === 0) return
  await everyEvent(log, await log.head(), ({ id }) => named.delete(id))
}

async function* erasuresIn(path: string): AsyncGenerator<Erasure> {
  let isExport = false
  for await (const line of linesIn(path)) {
    const read = parsed(line, path)
    isExport ||= (read as { prumo?: unknown } | null)?.prumo === 'log-export'
    if (!isExport) throw new Impossible(`${path} is no export of an action log`)
    const erasure = erasureIn(read)
    if (erasure) yield erasure
  }
}

function parsed(line: string, path: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Impossible(`${path} is no export of an action log`)
  }
}

function erasureIn(read: unknown): Erasure | undefined {
  const { data: line } = exported.safeParse(read)
  if (!line) return undefined
  const { entry, data: text, metadata } = line
  const data = dataIn({ type: entry.type, data: text, metadata })
  if (entry.type === 'ActionLogErased')
    return { ...entry, what: `the action log of project ${data.projectId} was erased up to ${data.to}` }
  const personId = erasedPersonIn({ type: entry.type, data } as Parameters<typeof erasedPersonIn>[0])
  return personId ? { ...entry, what: `person ${personId} was erased` } : undefined
}

import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { HiddenStream } from '../eventLog'
import type { Connection } from './connection'
import { nameIn } from './eventMessage'
import { allRequest, lastOfStreamRequest, readCall } from './readCall'

/** What the server is told of a stream stands in another, whose name is that of the stream behind this. */
const prefix = '$$'
const metadataStreams = '^[$][$][^$]'
/** From which revision on it may be read, how many events at most, and how old these may be, in seconds. */
const hiding = ['$tb', '$maxCount', '$maxAge'] as const

type Hidden = HiddenStream | undefined

/** What hides events of a stream, as the server was told last. */
export async function toldOf(connection: Connection, stream: string): Promise<Hidden> {
  const [hidden] = await readCall(connection, lastOfStreamRequest(connection, `${prefix}${stream}`), toldIn)
  return hidden?.how ? hidden : undefined
}

/** All that hides events of our streams. */
export async function hiddenStreamsIn(connection: Connection): Promise<HiddenStream[]> {
  const request = allRequest(connection, 'start', Number.MAX_SAFE_INTEGER, metadataStreams)
  const last = new Map((await readCall(connection, request, toldIn)).map((hidden) => [hidden.stream, hidden]))
  return [...last.values()].filter(({ how }) => how !== '')
}

/** One entry in a metadata stream; `how` is empty where it hides nothing. */
function toldIn(answer: ReadResp): HiddenStream | undefined {
  const event = answer.getEvent()?.getEvent()
  if (event?.getMetadataMap().get('type') !== '$metadata') return undefined
  const metadata = parsed(Buffer.from(event.getData_asU8()).toString())
  const how = hiding.flatMap((name) => (metadata[name] === undefined ? [] : [`${name} = ${metadata[name]}`])).join(', ')
  return { stream: nameIn(event).slice(prefix.length), how }
}

function parsed(text: string): Partial<Record<(typeof hiding)[number], unknown>> {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

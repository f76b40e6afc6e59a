import { setTimeout as pause } from 'node:timers/promises'
import pg, { type ClientBase } from 'pg'
import type { EventLog, LogIdentity } from '../eventLog/eventLog'
import { identityOf } from '../eventLog/postgres/identityOf'
import type { FileStore } from '../files/fileStore'
import { newId } from '../ids'
import { advisoryLocks } from '../postgres/advisoryLocks'
import type { Tables } from '../postgres/tables'
import type { Logger } from '../telemetry/logger'
import { bindFiles } from './boundFiles'
import { type BoundLog, bindDatabase, bindsLogs, type LogHome } from './boundLog'
import { gatherEvidence } from './gatherEvidence'
import { type Evidence, judgeLog } from './judgeLog'
import { LogInDoubt } from './logInDoubt'

export type HoldParts = {
  log: EventLog
  home: LogHome
  /** The database, as whoever may change everything in it. */
  ownerUrl: string
  /** The files, for whoever keeps them. Only who does begins a log that is new. */
  files: FileStore | undefined
  /** Modules keep places of the log, too. */
  moduleTables: readonly Tables[]
  now: () => Date
  logger: Logger
}

/** The log that is ours. `acceptedAt`: when an operator decided that it is. */
export type HeldLog = { logId: string; acceptedAt: string | null }

const lookAgainMs = 500

/**
 * Holds the log against the database and the files, before anything is served, folded, cleaned, rebuilt or signed. A
 * log that is new is given its identity; one that an older version filled is adopted where all of it fits. Throws
 * `LogInDoubt` for every other.
 */
export async function holdLog(parts: HoldParts): Promise<HeldLog> {
  for (let isFirst = true; ; isFirst = false) {
    const held = await alone(parts.ownerUrl, (client) => lookAtLog(parts, client))
    if (held) return held
    if (isFirst) parts.logger.info('the log is new; waiting for a command service to initialize it')
    await pause(lookAgainMs)
  }
}

/** Nothing was begun here yet, or only by a version that bound nothing. */
class NotBegun extends Error {
  constructor() {
    super('nothing was begun here by this version of Prumo: start it once before')
    this.name = 'NotBegun'
  }
}

/** The same for who does not wait for a command service: throws `NotBegun` where the log is new. */
export const holdAtOnce = (parts: HoldParts): Promise<HeldLog> =>
  alone(parts.ownerUrl, async (client) => {
    const held = (await bindsLogs(client)) ? await lookAtLog(parts, client) : undefined
    if (!held) throw new NotBegun()
    return held
  })

/** The same for who only looks: nothing is begun or adopted, and a log in doubt is told of and not refused. */
export const lookAtHold = (parts: HoldParts): Promise<HeldLog & { doubt: LogInDoubt | undefined }> =>
  alone(parts.ownerUrl, async (client) => {
    if (!(await bindsLogs(client))) return { ...unbound, doubt: undefined }
    const evidence = await gatherEvidence({ ...parts, client })
    const judged = judgeLog(evidence)
    return {
      ...(evidence.boundTo ?? unbound),
      doubt: judged.verdict === 'doubt' ? new LogInDoubt(judged.doubt) : undefined,
    }
  })

const unbound = { logId: '', acceptedAt: null }

/** One process after the other: the first of them begins or adopts the log for all. */
export async function alone<Answer>(ownerUrl: string, work: (client: ClientBase) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.holdingLog])
    return await work(client)
  } finally {
    await client.end()
  }
}

async function lookAtLog(parts: HoldParts, client: ClientBase): Promise<HeldLog | undefined> {
  const evidence = await gatherEvidence({ ...parts, client })
  const judged = judgeLog(evidence)
  if (judged.verdict === 'doubt') throw new LogInDoubt(judged.doubt)
  if (judged.verdict === 'new' && !parts.files) return undefined
  const bound = judged.verdict === 'ours' ? boundIn(evidence) : await bind(parts, evidence, client)
  if (parts.files && evidence.filesOf === undefined) await bindFiles(parts.files, bound.logId)
  return { logId: bound.logId, acceptedAt: bound.acceptedAt }
}

function boundIn({ boundTo }: Evidence): BoundLog {
  if (!boundTo) throw new Error('the database is bound to no log')
  return boundTo
}

/** Broken off between the two, it is done again: of a log that is new nobody has seen anything. */
async function bind(
  { log, home, now }: HoldParts,
  { identity, boundTo }: Evidence,
  client: ClientBase,
): Promise<BoundLog> {
  const at = now().toISOString()
  const { logId } =
    identity ??
    (await identify({ log, home, client }, { logId: boundTo?.logId ?? newId(), madeAt: at, importedFrom: null }))
  const bound = { logId, home, acceptedAt: null }
  await bindDatabase(client, bound, at)
  return bound
}

/** On Postgres no role but the owner's may say which log it is. */
export const identify = (
  { log, home, client }: { log: EventLog; home: LogHome; client: ClientBase },
  identity: LogIdentity,
): Promise<LogIdentity> => (home === 'Postgres' ? identityOf(client) : log).identify(identity)

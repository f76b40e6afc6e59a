import { join } from 'node:path'
import type pg from 'pg'
import { closing } from './closing'
import type { Config } from './config'
import { type EventCodec, eventCodec } from './eventLog/eventCodec'
import type { EventLog } from './eventLog/eventLog'
import { openEventLog } from './eventLog/openEventLog'
import { postgresLogReader } from './eventLog/postgres/postgresLogReader'
import { openFileStore } from './files/openFileStore'
import { type HeldLog, type HoldParts, holdLog } from './logIdentity/holdLog'
import type { LogInDoubt } from './logIdentity/logInDoubt'
import { type Keyring, openKeyring } from './personalData/keyring'
import { startEmbeddedPostgres } from './postgres/embedded/startEmbeddedPostgres'
import { migrate } from './postgres/migrate'
import { openPool } from './postgres/openPool'
import { registerParsers } from './postgres/parsers'
import { type Role, urlFor } from './postgres/roles'
import type { Tables } from './postgres/tables'
import { installationSecret } from './secrets/boundSecret'
import { type Secrets, secretsOf } from './secrets/secrets'
import type { Waiting } from './stores/awaitStore'
import { awaitStores } from './stores/awaitStores'
import { type Logger, openLogger } from './telemetry/logger'
import { openTelemetry } from './telemetry/openTelemetry'
import type { Telemetry } from './telemetry/telemetry'
import { tracedLog } from './telemetry/tracedLog'

/** What every process stands on. Whatever is opened on it is closed with it, the last first. */
export type Foundation = {
  config: Config
  now: () => Date
  logger: Logger
  secrets: Secrets
  urlFor(role: Role): string
  /** The database as whoever may change everything in it. */
  ownerUrl: string
  poolFor(role: Role, connections: number): pg.Pool
  log: EventLog
  /** Which log it is. */
  logId: string
  /** When an operator decided that it is ours, where one had to. */
  logAcceptedAt: string | null
  /** Why it is not shown to be ours: only who may look at a log in doubt is given a foundation on one. */
  doubt: LogInDoubt | undefined
  /** The log for reading alone, as a role that may read all of it. */
  logReadBy(role: Role): Pick<EventLog, 'read' | 'readAll'>
  telemetry: Telemetry
  keyringOn(pool: pg.Pool): { keyring: Keyring; codec: EventCodec }
  onClose(close: () => unknown): void
  close(): Promise<void>
}

type Options = {
  /** The tables of the modules: every process migrates all of them. */
  moduleTables: readonly Tables[]
  now?: (() => Date) | undefined
  /** Its name in traces. */
  serviceName?: string
  /** Brings the database to the schema that the program needs. */
  prepare?: typeof migrate
  /** How the log is held against the database; whoever may look at a log in doubt says so by another way. */
  hold?: (parts: HoldParts) => Promise<HeldLog & { doubt?: LogInDoubt | undefined }>
  /**
   * How stores are waited for that do not answer yet: for good, with a line in the log for each try, unless this says
   * otherwise.
   */
  waiting?: Partial<Waiting> | undefined
}

/** Opens the log as this role, on the configured Postgres or an embedded one that processes share. */
export async function openFoundation(
  config: Config,
  role: Role,
  {
    moduleTables,
    now = () => new Date(),
    serviceName = 'prumo',
    prepare = migrate,
    hold = holdLog,
    waiting = {},
  }: Options,
): Promise<Foundation> {
  registerParsers()
  const logger = openLogger(config.LOG_LEVEL)
  await awaitStores(config, { tell: (line) => logger.warn(line), ...waiting })
  const { onClose, close } = closing()
  const embedded = config.DATABASE_URL ? undefined : await embeddedPostgres(config)
  onClose(() => embedded?.stop())
  const ownerUrl = config.DATABASE_URL ?? embedded?.url ?? ''
  const closeAndThrow = async (error: unknown) => {
    await close()
    throw error
  }
  const secrets = await prepared(config, ownerUrl, { prepare, moduleTables }).catch(closeAndThrow)
  const addressFor = (who: Role) => urlFor(who, ownerUrl, secrets)
  const telemetry = await openTelemetry({ endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName, logger })
  onClose(telemetry.stop)
  const opened = await openEventLog(config, addressFor(role), now)
  onClose(() => opened.close())
  const log = config.OTEL_EXPORTER_OTLP_ENDPOINT ? tracedLog(opened, telemetry) : opened
  const home = config.EVENTSTORE_URL ? 'EventStoreDB' : 'Postgres'
  const files = role === 'prumo_command' ? openFileStore(config) : undefined
  const held = await hold({ log: opened, home, ownerUrl, files, moduleTables, now, logger }).catch(closeAndThrow)

  return {
    config,
    now,
    logger,
    secrets,
    log,
    telemetry,
    onClose,
    close,
    urlFor: addressFor,
    logId: held.logId,
    logAcceptedAt: held.acceptedAt,
    doubt: held.doubt,
    ownerUrl,
    poolFor: (who, connections) => poolOf({ who, url: addressFor(who), connections, logger, onClose }),
    logReadBy: (who) => (config.EVENTSTORE_URL || who === role ? log : logReaderAt(addressFor(who), onClose)),
    keyringOn: (pool) => keyringOn(pool, secrets),
  }
}

/** The secret is held against the database before anything is written to it. */
async function prepared(
  config: Config,
  ownerUrl: string,
  { prepare, moduleTables }: Required<Pick<Options, 'prepare' | 'moduleTables'>>,
): Promise<Secrets> {
  const secrets = secretsOf(await installationSecret(config, ownerUrl))
  await prepare(ownerUrl, secrets, moduleTables)
  return secrets
}

const embeddedPostgres = ({ PRUMO_DATA }: Config) => startEmbeddedPostgres({ dataFolder: join(PRUMO_DATA, 'postgres') })

function keyringOn(pool: pg.Pool, secrets: Secrets) {
  const keyring = openKeyring(pool, secrets)
  return { keyring, codec: eventCodec(keyring) }
}

function logReaderAt(url: string, onClose: Foundation['onClose']) {
  const reader = postgresLogReader(url)
  onClose(reader.close)
  return reader
}

type PoolParts = Pick<Foundation, 'logger' | 'onClose'> & { who: Role; url: string; connections: number }

function poolOf({ who, url, connections, logger, onClose }: PoolParts): pg.Pool {
  const pool = openPool({
    url,
    connections,
    patient: who === 'prumo_projection',
    pipelined: who === 'prumo_projection',
    lost: (error) => logger.warn({ err: error }, 'an idle database connection was lost'),
  })
  onClose(() => pool.end())
  return pool
}

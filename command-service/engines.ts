import { setTimeout as pause } from 'node:timers/promises'
import { openAggregates } from '@prumo/platform/aggregates/aggregates'
import { followLog } from '@prumo/platform/eventLog/followLog'
import { idFromHash } from '@prumo/platform/ids'
import { platformTables } from '@prumo/platform/postgres/platformTables'
import { openPasswords } from '@prumo/platform/secrets/passwords'
import { headKeeper as openHeadKeeper } from './audit/headKeeper'
import { type HeadPublisher, headPublisher } from './audit/headPublisher'
import type { CommandServiceParts } from './commandService'
import { openFileUploads } from './discussion/fileUploads'
import { openLedger } from './ledger/ledger'
import { deciderOf, snapshots, things } from './modules'
import { zonesOf } from './organization/zonesOf'
import { type BackgroundWork, backgroundWork } from './pipeline/backgroundWork'
import { commandRunner } from './pipeline/commandRunner'
import type { Domain } from './pipeline/domain'
import { eventId } from './pipeline/drafts'
import { hearAppended } from './pipeline/hearAppended'
import type { Preparations } from './pipeline/preparation'
import { openRoomForEvents } from './pipeline/roomForEvents'
import { foldedUpTo } from './policies/foldedUpTo'
import { type IsStillToDo, isStillToDo } from './policies/isStillToDo'
import { projectPlace } from './projects/projectPlace'
import { openRetention } from './retention/retention'
import { refuseOtherThing } from './rules/refuseOtherThing'
import { moduleTables } from './tables/moduleTables'

/** What each owner of tables does to forget a person. */
const forgetting = [...platformTables, ...moduleTables].flatMap(({ forgets = [] }) => forgets)

/** How long a person who signs a head waits for its publication, which continues afterwards. */
const mostWaitMs = 3000

/** The services that a module can be opened with; each module declares those it takes. */
export type ModuleParts = Awaited<ReturnType<typeof openEngines>>['forModules']

/** What every module works with. The table of preparations is empty: the modules fill it before anything is asked. */
export async function openEngines(parts: CommandServiceParts) {
  const { pool, log, keyring, logger, now } = parts
  const domain = openDomain(parts)
  const { aggregates } = domain
  const preparations: Preparations = {}
  const passwords = await openPasswords(parts.passwordCost)
  const followed = parts.alone ? undefined : await followLog(log, hearAppended(aggregates, keyring), logger)
  const headKeeper = openHeadKeeper({ pool, log, aggregates, logger, now, ...parts.heads })
  const background = backgroundWork(logger)
  const runner = commandRunner({
    ...parts,
    domain,
    deciderOf,
    room: openRoomForEvents(() => foldedUpTo(pool)),
    headKeeper,
    preparations,
    inBackground: background.begin,
    payloadHashOf: (canonical) => parts.secrets.hash('payload', canonical),
  })
  const publisher = headPublisher({ runner, domain, logger, mail: parts.mail, ...parts.heads })
  const ledger = openLedger(pool, log)
  const retention = openRetention({ ...parts, runner, domain, ledger, forgetting })
  const forModules = {
    ...parts,
    domain,
    runner,
    passwords,
    fileUploads: openFileUploads(pool, now),
    ledger,
    headKeeper,
    publishHead: publishSoon(publisher, background),
    forgetErased: retention.forgetErased,
    isStillToDo: ((policy, event) => isStillToDo(pool, policy, event)) satisfies IsStillToDo,
    inBackground: background.begin,
  }
  return {
    domain,
    runner,
    preparations,
    followed,
    headKeeper,
    publisher,
    retention,
    background,
    forModules,
  }
}

function openDomain({ pool, log, codec, secrets, now }: CommandServiceParts): Domain {
  const aggregates = openAggregates(log, codec, pool, snapshots)
  return {
    aggregates,
    now,
    projectPlace: (projectId) => projectPlace(aggregates, projectId),
    zonesOf: (organizationId) => zonesOf(aggregates, organizationId),
    refuseOtherThing: refuseOtherThing(aggregates, things),
    history: async (stream, fromRevision) => codec.decode(await log.read(stream, fromRevision)),
    historySince: async (stream, commandId) => {
      const first = await log.find(stream, eventId({ id: commandId }, 0))
      return first ? codec.decode(await log.read(stream, first.revision)) : []
    },
    nameHash: (kind, name) => secrets.hash(`name ${kind}`, name),
    systemId: (name) => idFromHash(secrets.hash('system command', name)),
  }
}

/** Sends an organization's last head to all its receivers. Resolves when they have it, or after a short wait. */
const publishSoon = (publisher: HeadPublisher, background: BackgroundWork) => (organizationId: string) => {
  const publishing = publisher.publish(organizationId, { also: true })
  background.begin(async () => void (await publishing))
  return Promise.race([publishing.then(() => {}), pause(mostWaitMs)])
}

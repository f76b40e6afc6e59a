import { denialNotes } from '@prumo/platform/denials/denialNotes'
import { denialOutbox } from '@prumo/platform/denials/denialOutbox'
import { type NoteDenial, noteDenials } from '@prumo/platform/denials/noteDenials'
import { recordedAt } from '@prumo/platform/eventLog/recordedAt'
import { openFileStore } from '@prumo/platform/files/openFileStore'
import type { Foundation } from '@prumo/platform/foundation'
import type { Gstc } from '@prumo/platform/gstc/findGstc'
import { limitsOf } from '@prumo/platform/http/limitsOf'
import { publicOriginsOf, publicUrlOf } from '@prumo/platform/http/publicUrl'
import { gatewayOf } from '@prumo/platform/payments/gatewayOf'
import type { Pasts } from '@prumo/platform/readModels/pasts'
import type { Sessions } from '@prumo/platform/sessions/sessions'
import { sessionsOn } from '@prumo/platform/sessions/sessionsOn'
import { openQueryService, type QueryService } from './queryService'

type Beside = {
  pasts: Pasts
  /** Of this process; the shared ones without them. */
  ownSessions?: Sessions
  /** What another package has to draw Gantt charts, where one is configured. */
  gstc?: Gstc | 'missing' | undefined
}

/** Opens the query service on this foundation. */
export async function queryServiceOn(
  foundation: Foundation,
  { pasts, ownSessions, gstc }: Beside,
): Promise<QueryService & { noteDenial: NoteDenial }> {
  const { config, now, urlFor, onClose, secrets, logger } = foundation
  const pool = foundation.poolFor('prumo_query', 4)
  // The query role cannot read keys. Keys are only looked up for people named in rows that it could read.
  const keys = foundation.poolFor('prumo_projection', 1)
  const sessions = ownSessions ?? (await sessionsOn(foundation, { pool, role: 'prumo_query', alone: false }))
  const notes = denialNotes({ outbox: denialOutbox(pool, secrets, logger), logger, now })
  const service = await openQueryService({
    url: urlFor('prumo_query'),
    sessions,
    limits: limitsOf(config, pool, secrets),
    files: openFileStore(config),
    now,
    pasts,
    recordedAt: recordedAt(foundation.logReadBy('prumo_projection'), !config.EVENTSTORE_URL),
    publicUrl: publicUrlOf(config),
    publicOrigins: publicOriginsOf(config),
    isNotifyingByMail: config.NOTIFICATION_MAILS === 'on',
    sales: { prices: config.PLAN_PRICES, gateway: gatewayOf(config) },
    presenceSharedAt: ownSessions ? undefined : urlFor('prumo_query'),
    gstc: gstc === 'missing' ? undefined : gstc,
    figuresPool: foundation.poolFor('prumo_projection', 2),
    logHead: () => foundation.log.head(),
    logger,
    keyring: () => foundation.keyringOn(keys).keyring,
  })
  onClose(service.stop)
  onClose(notes.stop)
  return { ...service, noteDenial: noteDenials({ notes, sessions, now }) }
}

import { join } from 'node:path'
import type { Config } from '@prumo/platform/config'
import { openFileStore } from '@prumo/platform/files/openFileStore'
import type { Foundation } from '@prumo/platform/foundation'
import { limitsOf } from '@prumo/platform/http/limitsOf'
import { publicOriginsOf, publicUrlOf } from '@prumo/platform/http/publicUrl'
import { safePost } from '@prumo/platform/http/safePost'
import { keepLogPlace } from '@prumo/platform/logIdentity/keepLogPlace'
import { type LostPlace, placeFolder } from '@prumo/platform/logIdentity/placeFolder'
import { openMail } from '@prumo/platform/mail/mail'
import { headFolder, headsFolderOf } from '@prumo/platform/proofs/headFolder'
import { headSigner } from '@prumo/platform/proofs/headSigner'
import type { PasswordCost } from '@prumo/platform/secrets/passwords'
import { sessionLimitsOf, sessionsOn } from '@prumo/platform/sessions/sessionsOn'
import { hourlyHeads } from './audit/hourlyHeads'
import { type CommandService, openCommandService } from './commandService'
import { openAddressLookup } from './partners/addresses/addressLookup'
import { brasilApi, viaCep } from './partners/addresses/sources'
import { openGateway } from './payments/gateway/openGateway'
import { cleanUp } from './pipeline/cleanUp'
import { openCommandIds } from './pipeline/commandIds'
import { moduleTables } from './tables/moduleTables'

/** The command service on this foundation, `alone` or beside others of its kind. */
export async function commandServiceOn(
  foundation: Foundation,
  alone: boolean,
  passwordCost?: PasswordCost,
): Promise<CommandService> {
  const { config, log, logAcceptedAt, logger, now, secrets, telemetry, onClose } = foundation
  const pool = foundation.poolFor('prumo_command', 7)
  const { keyring, codec } = foundation.keyringOn(pool)
  onClose(cleanUp({ pool, logger, now, lifetime: sessionLimitsOf(config), moduleTables }))
  const service = await openCommandService({
    pool,
    log,
    codec,
    keyring,
    secrets,
    logger,
    telemetry,
    now,
    alone,
    logAcceptedAt,
    sessions: await sessionsOn(foundation, { pool, role: 'prumo_command', alone }),
    limits: limitsOf(config, pool, secrets),
    commandIds: config.EVENTSTORE_URL ? openCommandIds(pool) : undefined,
    files: openFileStore(config),
    publicUrl: publicUrlOf(config),
    publicOrigins: publicOriginsOf(config),
    mail: openMail({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, outbox: join(config.PRUMO_DATA, 'outbox') }),
    addresses: config.ADDRESS_LOOKUP === 'on' ? openAddressLookup([viaCep(), brasilApi()], logger) : undefined,
    gateway: await openGateway(config, { pool, now, secrets }),
    prices: config.PLAN_PRICES,
    supportEmail: config.SUPPORT_EMAIL,
    isNotifyingByMail: config.NOTIFICATION_MAILS === 'on',
    heads: { ...headsOn(config), lostPlaces: await lostPlacesOn(foundation) },
    hideAccountExistence: config.HIDE_ACCOUNT_EXISTENCE,
    sessionSeconds: config.SESSION_HOURS * 3600,
    passwordCost,
  })
  onClose(keepLogPlace({ ...foundation, folder: placeFolder(headsFolderOf(config)) }))
  onClose(service.stop)
  onClose(hourlyHeads(service.heads, logger))
  return service
}

const headsOn = (config: Config) => ({
  signer: headSigner(config.LOG_SIGNING_KEY ?? join(config.PRUMO_DATA, 'log-signing-key.pem')),
  folder: headFolder(headsFolderOf(config)),
  post: safePost,
})

/** What was seen of the log and is not in it: whoever reads the service's log is told so before anything is written. */
async function lostPlacesOn({ config, log, logId, logger }: Foundation): Promise<LostPlace[]> {
  const lost = await placeFolder(headsFolderOf(config)).lost(log, logId)
  for (const { position, at, foundEnd } of lost)
    logger.error(
      { position, seenAt: at, foundEnd },
      'the log lacks its end: an older copy was restored; for each organization that was there, nothing is written until accept-restore',
    )
  return lost
}

import { oneByOne } from '@prumo/platform/concurrency/oneByOne'
import type { Mail } from '@prumo/platform/mail/mail'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import type { Sessions } from '@prumo/platform/sessions/sessions'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import type { Ledger } from '../ledger/ledger'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import { erasures } from './erasures'
import { forgetPerson } from './forgetPerson'
import { projectLogs } from './projectLogs'

type Parts = {
  pool: Pool
  runner: CommandRunner
  domain: Domain
  ledger: Ledger
  keyring: Keyring
  sessions: Sessions
  mail: Mail
  publicUrl: string
  logger: Logger
}

/** What the installation does by itself about what may not be kept. */
export type Retention = {
  forgetErased(): Promise<void>
  /** Does all that is due. */
  run(): Promise<void>
  /** Does it now, in the background, and every hour. */
  begin(): void
  /** Ends once what is under way is done. */
  stop(): Promise<void>
}

const hourMs = 3_600_000

export function openRetention(parts: Parts): Retention {
  const { logger } = parts
  const persons = erasures({ ...parts, forget: forgetPerson(parts) })

  const lookAfterLogs = projectLogs(parts)

  const run = async () => {
    await oneByOne(
      [persons.repeat, persons.complete, lookAfterLogs],
      (due) => due(),
      (error) => logger.error({ err: error }, 'what is due was not all erased; the next hour tries again'),
    )
  }
  let working: Promise<void> = Promise.resolve()
  const begin = () => {
    working = working.then(run)
  }
  let timer: NodeJS.Timeout | undefined

  return {
    // Whoever could not be forgotten is not lost: it is tried again.
    forgetErased: () =>
      persons.complete().catch((error: unknown) => logger.error({ err: error }, 'nobody was forgotten this time')),
    run,
    begin: () => {
      begin()
      timer ??= setInterval(begin, hourMs).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await working
    },
  }
}

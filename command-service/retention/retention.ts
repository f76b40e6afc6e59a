import type { Logger } from '@prumo/platform/logger'
import { oneByOne } from '@prumo/platform/oneByOne'
import type { Pool } from 'pg'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Surroundings } from '../pipeline/preparation'
import { erasures } from './erasures'
import { forgetPerson } from './forgetPerson'
import { projectLogs } from './projectLogs'

type Parts = { pool: Pool; runner: CommandRunner; around: Surroundings; logger: Logger }

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

export function openRetention({ pool, runner, around, logger }: Parts): Retention {
  const { ledger, keyring } = around
  const persons = erasures({ ledger, keyring, logger, forget: forgetPerson({ pool, runner, around }) })

  const lookAfterLogs = projectLogs({ pool, runner, around, logger })

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

import { oneByOne } from '@prumo/platform/concurrency/oneByOne'
import { erasures } from './erasures'
import { forgetPerson } from './forgetPerson'
import { projectLogs } from './projectLogs'

type Parts = Parameters<typeof forgetPerson>[0] & Parameters<typeof projectLogs>[0]

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
      (error) => logger.error({ err: error }, 'could not erase everything that is due; retrying in 1 h'),
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
      persons
        .complete()
        .catch((error: unknown) => logger.error({ err: error }, 'could not forget erased persons; will retry')),
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

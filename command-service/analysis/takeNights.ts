import { setTimeout as pause } from 'node:timers/promises'
import { type FigureNight, openFigureNights } from '@prumo/platform/figures/figureNights'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import { alone } from '@prumo/platform/postgres/alone'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import { asSystem } from '../pipeline/asSystem'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'

export type NightParts = {
  pool: Pool
  domain: Pick<Domain, 'systemId'>
  runner: Pick<CommandRunner, 'runInternal'>
  logger: Logger
}

const pageSize = 50
/** It rests so many times as long as it worked: nobody waits for a night. */
const restsFor = 2

/**
 * Takes the nights that wait, in one process at a time, and forgets them. Broken off in between, the same night is
 * taken under the same id again, which happens once. What fails waits for the next time.
 */
export function takeNights({ pool, domain, runner, logger }: NightParts, signal: AbortSignal): () => Promise<void> {
  const nights = openFigureNights(pool)

  const take = async (waiting: FigureNight) => {
    const { organizationId, night } = waiting
    const id = domain.systemId(`figures of ${night.projectId} on ${night.statusOn}`)
    await runner.runInternal({ type: 'TakeFigures', data: night }, { id, ...asSystem, organizationId, origin: null })
    await nights.forget(waiting)
  }
  const takeEach = async (page: readonly FigureNight[]) => {
    for (const waiting of page) {
      if (signal.aborted) return
      await take(waiting).catch((error: unknown) =>
        logger.warn(
          { err: error, projectId: waiting.night.projectId },
          'figures of a night were not taken; will retry',
        ),
      )
    }
  }

  return () =>
    alone(pool, advisoryLocks.figureNights, async () => {
      let last: FigureNight | undefined
      do {
        const page = await nights.waiting(last, pageSize)
        last = page.length < pageSize ? undefined : page.at(-1)
        const begunAt = performance.now()
        await takeEach(page)
        if (last && !signal.aborted) await pause(restsFor * (performance.now() - begunAt))
      } while (last && !signal.aborted)
    })
}

import { denialNotes } from '@prumo/platform/denials/denialNotes'
import { denialOutbox } from '@prumo/platform/denials/denialOutbox'
import { type NoteDenial, noteDenials } from '@prumo/platform/denials/noteDenials'
import type { Secrets } from '@prumo/platform/secrets/secrets'
import type { Sessions } from '@prumo/platform/sessions/sessions'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import { denialCounts } from './denialCounts'
import { denialRecorder } from './denialRecorder'
import { recordDenials } from './recordDenials'

type Parts = {
  pool: Pool
  runner: CommandRunner
  domain: Pick<Domain, 'aggregates' | 'now' | 'systemId'>
  sessions: Pick<Sessions, 'watch'>
  secrets: Secrets
  logger: Logger
  /** Whether no other process denies anything. */
  alone: boolean
}

export type Denials = {
  note: NoteDenial
  /** Resolves when all that was denied before is on record. */
  settled(): Promise<void>
  stop(): Promise<void>
}

const [secondMs, minuteMs] = [1000, 60_000]

/** What a command service denies, and what all services deny, on its way to the log. */
export function openDenials({ pool, runner, domain, sessions, secrets, logger, alone }: Parts): Denials {
  const outbox = denialOutbox(pool, secrets, logger)
  const record = denialRecorder({ pool, outbox, counts: denialCounts(pool), runner, domain, logger })
  // Whoever is alone knows when there is something; an hour may be over at any time.
  const recording = recordDenials({ record, logger, everyMs: alone ? minuteMs : 2 * secondMs })
  const notes = denialNotes({ outbox, logger, now: domain.now, brought: () => void recording.begin() })
  return {
    note: noteDenials({ notes, sessions, now: domain.now }),
    settled: async () => {
      await notes.flush()
      await recording.begin()
    },
    stop: async () => {
      await notes.stop()
      await recording.stop()
    },
  }
}

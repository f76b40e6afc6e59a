import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import type { CommandModule } from '../pipeline/module'
import { importCalls } from './calls'
import { openImportJobs } from './importJobs'
import { importRunner } from './importRunner'
import { imports as aggregate } from './imports'
import { importPreparations } from './preparations'
import { openSheets } from './sheets'
import { openUploads } from './uploads'

type Parts = { pool: Pool; alone: boolean; domain: Domain; runner: CommandRunner; logger: Logger }

export const imports: CommandModule<Parts> = {
  deciders: [aggregate],
  open: ({ pool, alone, domain, runner, logger }) => {
    const uploads = openUploads(pool, domain.now)
    const sheets = openSheets()
    const jobs = openImportJobs(pool, alone)
    const running = importRunner({ runner, domain, uploads, sheets, jobs, logger })
    return {
      preparations: importPreparations({ uploads, sheets, jobs, runner: running }),
      calls: importCalls({ domain, uploads, sheets }),
      resume: running.resume,
      stop: running.stop,
    }
  },
}

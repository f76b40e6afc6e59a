import type { CommandModule } from '../module'
import { importCalls } from './calls'
import { openImportJobs } from './importJobs'
import { importRunner } from './importRunner'
import { imports as aggregate } from './imports'
import { importPreparations } from './preparations'
import { openSheets } from './sheets'
import { openUploads } from './uploads'

export const imports: CommandModule = {
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

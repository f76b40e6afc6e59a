import type { CommandModule } from '../module'
import { openImportJobs } from './importJobs'
import { importRunner } from './importRunner'
import { imports as aggregate } from './imports'
import { importPreparations } from './preparations'
import { uploadRoutes } from './uploadRoutes'
import { openUploads } from './uploads'

export const imports: CommandModule = {
  deciders: [aggregate],
  open: ({ pool, alone, domain, runner, whoAsks, logger }) => {
    const uploads = openUploads(pool, domain.now)
    const jobs = openImportJobs(pool, alone)
    const running = importRunner({ runner, domain, uploads, jobs, logger })
    return {
      preparations: importPreparations({ uploads, jobs, runner: running }),
      routes: [uploadRoutes(domain, uploads, whoAsks)],
      resume: running.resume,
      stop: running.stop,
    }
  },
}

import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const name = 'gantt-schedule-timeline-calendar'

/** Installs the package in a folder of its own, as an operator does. Nothing where the registry cannot be reached. */
export async function installGstc(): Promise<{ folder: string; packageFolder: string | undefined }> {
  const folder = await mkdtemp(join(tmpdir(), 'prumo-gstc-'))
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=0', '--prefix', folder]
  const isInstalled = await promisify(execFile)('npm', ['install', ...flags, `${name}@3`], { cwd: folder }).then(
    () => true,
    () => false,
  )
  return { folder, packageFolder: isInstalled ? join(folder, 'node_modules', name) : undefined }
}

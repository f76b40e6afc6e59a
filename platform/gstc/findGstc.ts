import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config'
import type { Logger } from '../telemetry/logger'

const packageName = 'gantt-schedule-timeline-calendar'
const besidePrumo = fileURLToPath(new URL(`../../node_modules/${packageName}`, import.meta.url))

/** All that is served of the package: its first two need each other, and nothing compiles WebAssembly. */
const names = ['gstc.esm.min.js', 'vendor.esm.min.js', 'plugins/dependency-lines.esm.min.js', 'style.css'] as const

/** The package that draws Gantt charts where an operator has installed it, and a key for it. */
export type Gstc = {
  licenseKey: string
  /** Where its files are: each version has a path of its own, so that they may be kept. */
  path: string
  files: ReadonlyMap<string, Buffer>
}

/**
 * What is found of the package, read once. Nothing without a key; `missing` where there is a key but no package of the
 * major version that the client knows how to use. It says so in the log, without the key.
 */
export function findGstc(config: Config, logger: Pick<Logger, 'info' | 'warn'>): Gstc | 'missing' | undefined {
  const { GSTC_LICENSE_KEY: licenseKey, GSTC_FOLDER: folder = besidePrumo } = config
  if (licenseKey === undefined) return undefined
  try {
    const version = versionIn(folder)
    const path = `/gstc/${version}/`
    const files = new Map(names.map((name) => [path + name, readFileSync(join(folder, 'dist', name))]))
    logger.info(`Gantt charts are drawn by ${packageName} ${version}, which was found in ${folder}`)
    return { licenseKey, path, files }
  } catch (error) {
    logger.warn(
      `GSTC_LICENSE_KEY is set, but ${packageName} 3 cannot be read in ${folder} (${reasonOf(error)}). ` +
        `Install it (npm install --no-save ${packageName}@3) or set GSTC_FOLDER, and start again. ` +
        'Until then Gantt charts are drawn as without the key.',
    )
    return 'missing'
  }
}

function versionIn(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: unknown }
  if (typeof version !== 'string' || !/^3\.\d+\.\d+$/.test(version)) throw new Error(`its version is ${version}`)
  return version
}

const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.message : 'unknown'

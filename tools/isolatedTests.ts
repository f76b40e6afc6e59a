import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What changes the process that it runs in: faults break its parts, and tracing is set up once for a whole process. */
const folders = ['platform/telemetry/', 'test/adversary/', 'test/faults/', 'test/telemetry/']

const replacing = /\bvi\.(mock|hoisted|spyOn|stub|useFake)/

/**
 * The test files that need a process each: of these folders, and those that put something else in a module's or a
 * global's place.
 */
export const isolatedTests = (root: string): string[] =>
  testsIn(root, '').filter(
    (path) =>
      folders.some((folder) => path.startsWith(folder)) || replacing.test(readFileSync(join(root, path), 'utf8')),
  )

function testsIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`
    if (entry.isDirectory()) return holdsTests(entry.name) ? testsIn(root, `${path}/`) : []
    return /\.test\.tsx?$/.test(path) ? [path] : []
  })
}

const holdsTests = (name: string) => !name.startsWith('.') && !['node_modules', 'dist', 'build'].includes(name)

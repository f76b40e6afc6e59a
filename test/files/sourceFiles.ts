import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** What tests leave behind comes and goes while these are read. */
const folderNamesLeftOut = ['node_modules', 'dist', 'build', 'results']

/** All sources of the product, its tools and its tests, by their paths in the checkout. */
export const sourceFiles = (): string[] => filesIn('').filter((path) => /\.(tsx?|mjs)$/.test(path))

function filesIn(folder: string): string[] {
  return readdirSync(root + folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !folderNamesLeftOut.includes(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${folder}${entry.name}/`) : [folder + entry.name]))
}

import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folderNamesLeftOut = ['node_modules', 'dist', 'build']

/** All sources of the product, its tools and its tests, by their paths in the checkout. */
export const sourceFiles = (): string[] => filesIn('').filter((path) => /\.(tsx?|mjs)$/.test(path))

function filesIn(folder: string): string[] {
  return readdirSync(root + folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !folderNamesLeftOut.includes(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${folder}${entry.name}/`) : [folder + entry.name]))
}

import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = ['contracts', 'command-service', 'projections', 'query-service', 'platform', 'operations', 'web']
const isLeftOut = /(^|\/)(node_modules|dist)\/|\.test\.tsx?$/

/** The sources and texts that the product is made of, by their paths in the checkout; no tests. */
export const filesOfProduct = (): string[] =>
  folders
    .flatMap((folder) => readdirSync(root + folder, { recursive: true }).map((name) => `${folder}/${name}`))
    .filter((path) => /\.(tsx?|mjs|json)$/.test(path) && !isLeftOut.test(path))
    .sort()

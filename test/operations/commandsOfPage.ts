import { readFileSync } from 'node:fs'

const page = new URL('../../docs/operations.md', import.meta.url)

/** The lines of commands below a heading of the operator’s page, block by block, as somebody would type them. */
export function commandsOfPage(heading: string): string[][] {
  const lines = readFileSync(page, 'utf8').split('\n')
  const from = lines.indexOf(heading)
  if (from < 0) throw new Error(`the page has no “${heading}”`)
  const level = heading.indexOf(' ')
  const length = lines.slice(from + 1).findIndex((line) => /^#+ /.test(line) && line.indexOf(' ') <= level)
  const blocks: string[][] = []
  let isOpen = false
  for (const line of lines.slice(from + 1, length < 0 ? undefined : from + 1 + length)) {
    const isCommand = line.startsWith('    ')
    if (isCommand && !isOpen) blocks.push([])
    if (isCommand) blocks.at(-1)?.push(line.slice(4))
    isOpen = isCommand
  }
  return blocks
}

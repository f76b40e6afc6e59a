import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

const lines = 200_000

/** A bundle whose map leads each of its lines to the same line of `source.ts`. */
function bundleOf(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  writeFileSync(join(folder, 'bundle.mjs'), code)
  const mappings = `AAAA${';AACA'.repeat(lines)}`
  writeFileSync(
    join(folder, 'bundle.mjs.map'),
    JSON.stringify({ version: 3, sources: ['source.ts'], names: [], mappings }),
  )
  return pathToFileURL(join(folder, 'bundle.mjs')).href
}

const keptForMs = 300

const program = (file: string) => `
  import { rmSync } from 'node:fs'
  import { setTimeout as delay } from 'node:timers/promises'
  import { nameSources } from '${new URL('nameSources.mjs', import.meta.url)}'
  nameSources({ keptForMs: ${keptForMs} })
  const file = '${file}'
  const { fail } = await import(file)
  const keptBytes = async () => {
    await delay(${keptForMs} * 2)
    gc()
    return process.memoryUsage().heapUsed
  }
  const stackOf = () => { try { fail() } catch (error) { return error.stack } }
  const before = await keptBytes()
  const first = stackOf()
  const bytes = await keptBytes() - before
  const stacks = [first, stackOf()]
  rmSync(new URL(file + '.map'))
  stacks.push(stackOf())
  console.log(JSON.stringify({ stacks, bytes }))
`

it('A stack names the places of sources, by a map that is read once for several and not kept for long', () => {
  const file = bundleOf('\n\nexport const fail = () => { throw new Error() }\n')
  const printed = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', program(file)], {
    encoding: 'utf8',
  })
  const { stacks, bytes } = JSON.parse(printed) as { stacks: string[]; bytes: number }
  expect(stacks).toHaveLength(3)
  for (const stack of stacks) expect(stack).toContain('/source.ts:3:1')
  expect(bytes).toBeLessThan(lines * 5)
})

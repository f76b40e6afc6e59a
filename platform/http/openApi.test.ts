import { describe, expect, it } from 'vitest'
import { openApi } from './openApi'

const document = openApi()
const written = JSON.stringify(document)

describe('The description of the interface', () => {
  it('refers only to what it describes', () => {
    const references = new Set([...written.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path))
    expect(references.size).toBeGreaterThan(5)
    expect([...references].filter((path) => partAt(path) === undefined)).toEqual([])
  })

  it('has no schemas beside its components', () => expect(written).not.toContain('"definitions"'))

  it('describes once what an id, a day and an instant are', () => {
    for (const { pattern } of Object.values(patternsOf(document.components.schemas)))
      expect(written.split(JSON.stringify(pattern)).length - 1).toBeLessThanOrEqual(2)
  })
})

const partAt = (path: string) =>
  path.split('/').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document)

/** An id that was recorded may be in another spelling, and both have one pattern. */
const patternsOf = ({ Id, Day, Instant }: Record<string, object>) => ({ Id, Day, Instant }) as Record<string, Formatted>
type Formatted = { pattern: string }

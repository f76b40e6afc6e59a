import { showInstant } from '@prumo/contracts/formats/instants'
import type { ZonesInForce } from '@prumo/contracts/organization/zoneAt'

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/

/** The same, with every instant in it as people of this language write it, in the time zones of their organization. */
export function withReadableInstants<Part>(part: Part, language: string, zones: ZonesInForce): Part {
  const readable = (value: unknown): unknown => {
    if (typeof value === 'string') return instant.test(value) ? showInstant(value, language, zones) : value
    if (Array.isArray(value)) return value.map(readable)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, readable(inside)]))
  }
  return readable(part) as Part
}

import type { ZonesInForce } from '../organization/zoneAt'

/** The language in which values are described, and the texts of the product in it. */
export type Wording = {
  /** The first of these texts that exists, with these values in its holes, or else the text given. */
  say: (keys: readonly string[], otherwise: string, values?: Readonly<Record<string, unknown>>) => string
  language: string
  /** The name of a person or thing that the event did not name. */
  nameOf: (id: string) => string | undefined
  /** Those of the organization whose log it is. */
  zones: ZonesInForce
}

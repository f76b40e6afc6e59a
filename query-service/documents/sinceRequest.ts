import { isClosedTo } from '@prumo/contracts/access'
import type { DocumentContent } from '@prumo/contracts/documents/documentContent'
import { type Embedded, featuresOfEmbedded, isEmbeddedValue } from '@prumo/contracts/documents/embedded'
import type { ShownField } from '@prumo/contracts/documents/queries'
import { canonicalJson } from '@prumo/verify/entry'
import type { Asker } from '../pipeline/query'
import type { liveData } from './liveData'

type EmbeddedValue = NonNullable<ShownField['embedded']>
type Live = Pick<Awaited<ReturnType<typeof liveData>>, 'of'>

/** Fields of a frozen content that show other data of their project today: `was` and `now`, by the field’s id. */
export function sinceRequest(content: string, live: Live): Map<string, { was: EmbeddedValue; now: EmbeddedValue }> {
  const { sections } = JSON.parse(content) as DocumentContent
  const fields = sections.flatMap((section) => section.fields)
  return new Map(
    fields.flatMap(({ fieldId, value: was, ...field }) => {
      if (!isEmbeddedValue(was)) return []
      const now = live.of(field)
      return now && !isSame(was, now) ? [[fieldId, { was: was as EmbeddedValue, now }] as const] : []
    }),
  )
}

/** Contents from before the currency was noted are compared without it. */
const isSame = (was: Embedded, now: EmbeddedValue) =>
  canonicalJson(was) === canonicalJson('areas' in was && !was.currency && 'areas' in now ? { areas: now.areas } : now)

/** The same for this reader: nothing where it shows what is closed to them. */
export const ifOpen = (value: EmbeddedValue, { reader, projectNow }: Asker): EmbeddedValue | null =>
  featuresOfEmbedded(value).some((feature) => isClosedTo(reader, feature, projectNow)) ? null : value

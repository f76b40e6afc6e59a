import type { Refusal } from '@prumo/contracts/index'
import { Refused } from '@prumo/platform/errors'
import type { AppendTooLarge } from '@prumo/platform/eventLog/eventLog'

/** What to do about it differs: these have a refusal of their own. */
const refusals: Readonly<Record<string, Refusal>> = {
  RemoveDocumentSection: 'document.sectionTooLarge',
}

/** The refusal of a step that would record more at once than the log takes. Nothing of it was recorded. */
export const refusalOfTooLarge = (type: string, { size, most }: AppendTooLarge): Refused =>
  new Refused(refusals[type] ?? 'command.tooLarge', { kilobytes: kilobytesIn(size), most: kilobytesIn(most) })

/** Rounded up: what is a byte too large is not said to be as large as it may be. */
export const kilobytesIn = (bytes: number) => Math.ceil(bytes / 1024)

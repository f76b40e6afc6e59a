import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { derivedId } from '@prumo/platform/ids'
import { toBase64 } from '@prumo/verify/bytes'
import { entryText } from '@prumo/verify/entry'
import { CompactRange, leafHash } from '@prumo/verify/merkle'

/** An id that an older version gave to something that the system does, and what that is, without what people wrote. */
export type FormerId = { id: string; what: string }

/** What is known of an organization that former ids were made from. */
export type Place = {
  organizationId: string
  userIds: ReadonlySet<string>
  /** Where its heads went, as their names were made: `folder`, `webhook <url>`, `mail <userId>`. */
  receivers: ReadonlySet<string>
  entries: number
}

/** Heads that may have been signed later than now were named as well. */
const sizesAhead = 100

/** The ids of what the system did to an organization, but for those of its heads. */
export function* formerIdsOf({ organizationId, userIds, receivers, entries }: Place): Generator<FormerId> {
  const named = (name: string, what = name) => ({
    id: derivedId(organizationId, name),
    what: `“${what}” of organization ${organizationId}`,
  })
  for (const userId of userIds)
    for (const act of ['erasure releases', 'erasure removes']) yield named(`${act} ${userId}`)
  for (const receiver of receivers)
    for (const act of ['RecordPublication', 'RecordFailedPublication'])
      for (let size = 1; size <= entries + sizesAhead; size++)
        yield named(`${act} ${size} ${receiver}`, `${act} ${size} ${receiver.split(' ')[0]}`)
}

/** The id of the head of a tree that has this entry, too. */
export function headIds() {
  const ranges = new Map<string, CompactRange>()
  return (event: RecordedEvent): FormerId | undefined => {
    const { organizationId } = event
    if (organizationId === null) return undefined
    const range = ranges.get(organizationId) ?? new CompactRange()
    ranges.set(organizationId, range)
    range.append(leafHash(entryText(event)))
    const id = derivedId(organizationId, `head ${range.size} ${toBase64(range.root())}`)
    return { id, what: `“head ${range.size}” of organization ${organizationId}` }
  }
}

/** The ids of what an import of so many rows did. */
export function* formerIdsOfImport(importId: string, rows: number): Generator<FormerId> {
  const named = (name: string) => ({ id: derivedId(importId, name), what: `“${name}” of import ${importId}` })
  for (const kind of ['run', 'undo']) for (const end of ['finish', 'fail']) yield named(`${kind} ${end}`)
  for (let row = 0; row <= rows + headerRows; row++) {
    yield named(`run report ${row}`)
    for (const act of ['add', 'change', 'move', 'predecessors']) yield named(`run row ${row} ${act}`)
  }
}

/** Rows are counted as the spreadsheet shows them. */
const headerRows = 50

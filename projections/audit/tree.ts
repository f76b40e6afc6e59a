import { denialEvents } from '@prumo/contracts/audit/denials'
import { headEvents } from '@prumo/contracts/audit/heads'
import type { EventOf, RecordedEvent } from '@prumo/contracts/index'
import { asRecorded } from '@prumo/platform/eventLog/asRecorded'
import { hashesIn, leavesInTile, levelOfTile, openTile } from '@prumo/platform/proofs/tiles'
import { entryText } from '@prumo/verify/entry'
import { CompactRange, leafHash } from '@prumo/verify/merkle'
import { projection } from '../projection'

/**
 * `size`: so many entries the tree has with the last of this row. `through`: that one's position; `positions`: those of all of this row, `leaves`: their hashes; `nodes`: of the open
 * row the tree's peaks, of any other the hashes of the complete subtrees that it closes, from 16 leaves on. `changed`: how many entries the tree
 * had with the last that is about neither heads nor denials; `signed`: how many the last signed head has.
 */
type Tile = {
  tile: string
  size: number
  through: number
  positions: number[]
  leaves: Uint8Array
  nodes: Uint8Array
  changed: number | null
  signed: number | null
}

/**
 * The RFC 6962 tree over all that an organization has in the log: a row for each 16 leaves, and the open one that ends it. Any hash of the tree is
 * found in one row.
 */
export const tree = projection<Tile>({
  table: 'audit_tree',
  version: 1,
  key: 'tile',
  keys: () => [openTile],
  ofOrganization: true,
  readByCommands: true,

  columns: (table) => {
    table.text('tile').notNullable()
    for (const count of ['size', 'through']) table.bigInteger(count).notNullable()
    table.jsonb('positions').notNullable()
    for (const hashes of ['leaves', 'nodes']) table.binary(hashes).notNullable()
    for (const count of ['changed', 'signed']) table.bigInteger(count)
    table.index(['organization_id', 'through'])
  },

  on: {},
  all: (row, event) => {
    const range = rangeIn(row)
    const leaf = leafOf(event)
    range.append(leaf)
    const isClosed = range.size % leavesInTile === 0
    return {
      tile: openTile,
      size: range.size,
      through: event.position,
      positions: isClosed ? [] : [...(row?.positions ?? []), event.position],
      leaves: isClosed ? nothing : Buffer.concat([row?.leaves ?? nothing, leaf]),
      nodes: Buffer.concat(range.peaks),
      changed: changesNothing(event) ? (row?.changed ?? 0) : range.size,
      signed: isHead(event) ? signedIn(event) : (row?.signed ?? 0),
    }
  },
  completes: (row, event) => {
    if (!row || (row.size + 1) % leavesInTile !== 0) return []
    const range = rangeIn(row)
    const leaf = leafOf(event)
    const closed = range.append(leaf).slice(levelOfTile - 1)
    return [
      {
        tile: String(range.size / leavesInTile - 1),
        size: range.size,
        through: event.position,
        positions: [...row.positions, event.position],
        leaves: Buffer.concat([row.leaves, leaf]),
        nodes: Buffer.concat(closed),
        changed: null,
        signed: null,
      },
    ]
  },
})

const nothing = new Uint8Array()

const rangeIn = (row: Tile | null) => (row ? new CompactRange(row.size, hashesIn(row.nodes)) : new CompactRange())
const leafOf = (event: RecordedEvent) => leafHash(entryText(asRecorded(event)))
/** Nobody makes us sign or publish by being denied something: that is signed together with what happens next. */
const changesNothing = ({ type }: RecordedEvent) => Object.hasOwn(headEvents, type) || Object.hasOwn(denialEvents, type)
const isHead = ({ type, spelledOtherwise }: RecordedEvent) => type === 'LogHeadSigned' && !spelledOtherwise
const signedIn = ({ data }: RecordedEvent) => (data as EventOf<'LogHeadSigned'>['data']).size

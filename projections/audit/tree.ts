import { denialEvents } from '@prumo/contracts/audit/denials'
import { headEvents } from '@prumo/contracts/audit/heads'
import type { EventOf, RecordedEvent } from '@prumo/contracts/index'
import { asRecorded } from '@prumo/platform/eventLog/asRecorded'
import { hashesIn, leavesInTile, levelOfTile, openTile } from '@prumo/platform/proofs/tiles'
import { entryText } from '@prumo/verify/entry'
import { CompactRange, leafHash } from '@prumo/verify/merkle'
import { projection } from '../projection'

/** A row of the tree: up to 16 leaves, and what is computed from them. */
type Tile = {
  tile: string
  /** How many entries the tree has with the last of this row. */
  size: number
  /** The log position of the last entry of this row. */
  through: number
  /** The log positions of the row's entries. */
  positions: number[]
  /** The hashes of the row's entries. */
  leaves: Uint8Array
  /** The tree's peaks in the open row; in a closed row the subtrees of 16 leaves and more that it completes. */
  nodes: Uint8Array
  /** The size of the tree with its last entry that is about neither heads nor denials. */
  changed: number | null
  /** The size of the last signed head. */
  signed: number | null
}

/**
 * The RFC 6962 tree over an organization's log: a row for each 16 leaves, and an open row at the end. Each hash of the
 * tree is found in one row.
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
/** Denials cause no signing of their own: they are signed with the next change. */
const changesNothing = ({ type }: RecordedEvent) => Object.hasOwn(headEvents, type) || Object.hasOwn(denialEvents, type)
const isHead = ({ type, spelledOtherwise }: RecordedEvent) => type === 'LogHeadSigned' && !spelledOtherwise
const signedIn = ({ data }: RecordedEvent) => (data as EventOf<'LogHeadSigned'>['data']).size

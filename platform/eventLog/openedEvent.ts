import { sealed } from '@prumo/contracts/index'
import { type Metadata, type Origin, type Sealed, userIdOf } from '@prumo/contracts/message'
import { wellFormed } from '@prumo/contracts/values'
import { recordedDataIn } from './eventData'
import type { RecordedEvent } from './eventLog'
import { plainUserIn } from './plainUserIn'

type OpenOrigin = (eventId: string, sealed: Sealed) => unknown

/**
 * An event whose data is open. Few who read one look at its metadata, and fewer at where it came from: the one is
 * parsed and the other opened for those who do. A class, because thousands are made at a time and a getter on each
 * would cost more than it saves; a copy by `{ ...event }` has no metadata.
 */
export class OpenedEvent {
  readonly id: string
  readonly type: string
  readonly organizationId: string | null
  readonly projectId: string | null
  readonly stream: string
  readonly revision: number
  readonly position: number
  readonly at: string
  readonly #recorded: RecordedEvent
  readonly #openOrigin: OpenOrigin
  readonly #hasGrown: boolean
  #metadata: Metadata | undefined
  #isWellFormed: boolean | undefined

  constructor(
    recorded: RecordedEvent,
    readonly data: object,
    openOrigin: OpenOrigin,
    readonly spelledOtherwise?: boolean | undefined,
    hasGrown = false,
  ) {
    this.#recorded = recorded
    this.#openOrigin = openOrigin
    this.#hasGrown = hasGrown
    this.id = recorded.id
    this.type = recorded.type
    this.organizationId = recorded.organizationId
    this.projectId = recorded.projectId
    this.stream = recorded.stream
    this.revision = recorded.revision
    this.position = recorded.position
    this.at = recorded.at
  }

  /** The event as the log keeps it, byte for byte. */
  get recorded(): RecordedEvent {
    return this.#recorded
  }

  /** Its fields as they were recorded, before any upcast. */
  get recordedData(): object {
    return this.#hasGrown ? recordedDataIn(this.#recorded) : this.data
  }

  /** Whether each text in it can be kept: as recorded, one that cannot is escaped; what was sealed is looked into. */
  get isWellFormed(): boolean {
    this.#isWellFormed ??=
      [this.#recorded.data, this.#recorded.metadata, this.stream, this.type].every(escapesNothing) &&
      (!Object.hasOwn(sealed, this.type) || escapesNothing(JSON.stringify(this.data)))
    return this.#isWellFormed
  }

  /** Who caused it; `null` for a visitor and for the system. Its metadata is parsed only where it must be. */
  get userId(): string | null {
    return plainUserIn(this.#recorded.metadata) ?? userIdOf(this.metadata.actor)
  }

  get metadata(): Metadata {
    this.#metadata ??= this.#parse()
    return this.#metadata
  }

  #parse(): Metadata {
    const metadata = JSON.parse(this.#recorded.metadata) as Metadata
    if (metadata.from?.precise) metadata.from = openedWhenRead(this.id, metadata.from, this.#openOrigin)
    return metadata
  }
}

const escapesNothing = (text: string) => !text.includes('\\u') && wellFormed(text)

const openedWhenRead = (id: string, { network, precise }: Origin, open: OpenOrigin): Origin => ({
  network,
  sealed: precise as unknown as Sealed,
  get precise() {
    return open(id, precise as unknown as Sealed) as Origin['precise']
  },
})

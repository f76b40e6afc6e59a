import type { RecordKind } from '@prumo/contracts/audit/recordKinds'
import type { Answer } from '@prumo/contracts/index'
import { addresses, asOf } from '../platform/addresses'
import { justBefore } from './justBefore'

type Item = Pick<Answer<'projectChanges'>['items'][number], 'place' | 'state' | 'at'>
type Holder = NonNullable<Item['place']>['holder']
type Address = (projectId: string, holder: Holder) => string

const ofProject = (address: (projectId: string) => string): Address => address
const ofRecord =
  (address: (projectId: string, id: string) => string): Address =>
  (projectId, { id }) =>
    address(projectId, id)
const inSettings =
  (section: string): Address =>
  (projectId) =>
    addresses.settings(projectId, section)

/** What is said of a thing, and attached to it, is where the thing is; of the project itself it has its own screen. */
const beside =
  (ofWhole: (projectId: string) => string): Address =>
  (projectId, { kind, id }) =>
    (addressOfTarget[kind] ?? ofWhole)(projectId, id)

const addressOfTarget: Partial<Record<RecordKind, (projectId: string, id: string) => string>> = {
  document: addresses.document,
  task: addresses.board,
  entry: addresses.finance,
}

/** Where each kind of record is to be seen. */
const addressOf: Record<RecordKind, Address> = {
  project: inSettings('general'),
  user: inSettings('people'),
  tag: inSettings('tags'),
  holiday: inSettings('holidays'),
  baseline: ofProject((projectId) => addresses.baselines(projectId)),
  step: ofProject((projectId) => addresses.board(projectId)),
  task: ofRecord(addresses.board),
  item: ofRecord(addresses.board),
  area: ofProject((projectId) => addresses.canvas(projectId)),
  card: ofRecord(addresses.canvas),
  entry: ofRecord(addresses.finance),
  comment: beside(addresses.projectDiscussion),
  file: beside(addresses.projectFiles),
  document: ofRecord(addresses.document),
  section: ofRecord(addresses.document),
  field: ofRecord(addresses.document),
  import: ofRecord(addresses.imports),
}

/** Where what changed is to be seen: as it is, or as it was before it was deleted. */
export function addressOfChange(projectId: string, { place, state, at }: Item): string | undefined {
  if (!place) return undefined
  const address = addressOf[place.kind](projectId, place.holder)
  return state === 'deleted' ? asOf(address, justBefore(at)) : address
}

import type { EventOf, RecordedEvent } from '@prumo/contracts/index'
import { userIdOf } from '@prumo/contracts/message'
import type { RemovedField, RemovedSection } from './documentState'

type FieldRemoved = EventOf<'DocumentFieldRemoved'>

/** A field as it was when it was removed last, in the history of its document. */
export function removedField(history: readonly RecordedEvent[], fieldId: string): RemovedField | undefined {
  const at = lastOf(history, (event) => event.type === 'DocumentFieldRemoved' && event.data.fieldId === fieldId)
  return at < 0 ? undefined : withWhoFilled(history.slice(0, at), history[at] as FieldRemoved)
}

/** A section as it was when it was removed last, with the fields that went with it. */
export function removedSection(history: readonly RecordedEvent[], sectionId: string): RemovedSection | undefined {
  const at = lastOf(history, (event) => event.type === 'DocumentSectionRemoved' && event.data.sectionId === sectionId)
  const removal = history[at]
  if (removal?.type !== 'DocumentSectionRemoved') return undefined
  const fields = history
    .slice(0, at)
    .filter(({ metadata }) => metadata.commandId === removal.metadata.commandId)
    .filter((event): event is FieldRemoved & RecordedEvent => isFieldOf(event, sectionId))
  return { ...removal.data.before, fields: fields.map((field) => withWhoFilled(history.slice(0, at), field)) }
}

const lastOf = (history: readonly RecordedEvent[], isIt: (event: RecordedEvent) => boolean): number =>
  history.findLastIndex((event) => !event.spelledOtherwise && isIt(event))

const isFieldOf = ({ type, data }: RecordedEvent, sectionId: string): boolean =>
  type === 'DocumentFieldRemoved' && data.before.sectionId === sectionId

/** Its value is whose it was, whoever brings it back. */
function withWhoFilled(history: readonly RecordedEvent[], { data: { fieldId, before } }: FieldRemoved): RemovedField {
  const at = lastOf(history, (event) => isFillingOf(event, fieldId))
  const filling = history[at]
  if (filling?.type === 'DocumentFieldFilled')
    return { fieldId, ...before, filledById: userIdOf(filling.metadata.actor), filledAt: filling.at }
  const { filledById, filledAt } =
    filling?.type === 'DocumentFieldRestored' ? filling.data : { filledById: null, filledAt: null }
  return { fieldId, ...before, filledById, filledAt }
}

const isFillingOf = ({ type, data }: RecordedEvent, fieldId: string): boolean =>
  (type === 'DocumentFieldFilled' || type === 'DocumentFieldRestored') && data.fieldId === fieldId

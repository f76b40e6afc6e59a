import type { Edge } from '../tasks/drag'
import type { FieldPlace } from './formOrder'

type Data = Record<string | symbol, unknown>

/** The field that is dragged, where it is one. */
export const draggedField = (data: Data): string | undefined =>
  typeof data.designedFieldId === 'string' ? data.designedFieldId : undefined

/** Where a dropped field comes to stand: before or after the field under the pointer, else at the end of the section. */
export function placeOfDroppedField(targets: readonly { data: Data }[]): FieldPlace | undefined {
  const [innermost] = targets
  if (!innermost) return undefined
  const { sectionId, fieldId, nextFieldId, edge } = innermost.data as {
    sectionId: string
    fieldId?: string
    nextFieldId?: string | null
    edge?: Edge
  }
  if (fieldId === undefined) return { sectionId, beforeFieldId: null }
  return { sectionId, beforeFieldId: edge === 'above' ? fieldId : (nextFieldId ?? null) }
}

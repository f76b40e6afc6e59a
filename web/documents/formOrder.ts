import { movedBefore, neighbourFor } from '../platform/cards/cardOrder'

type Field = { fieldId: string }
type Section<F extends Field> = { sectionId: string; fields: readonly F[] }
const idOfField = ({ fieldId }: Field) => fieldId
export type FieldPlace = { sectionId: string; beforeFieldId: string | null }

/** The place of a field moved up (-1) or down (1), also across sections; `undefined` at either end of the form. */
export function nextPlace<F extends Field>(
  sections: readonly Section<F>[],
  fieldId: string,
  direction: -1 | 1,
): FieldPlace | undefined {
  const at = sections.findIndex(({ fields }) => fields.some((field) => field.fieldId === fieldId))
  const section = sections[at]
  if (!section) return undefined
  const inside = neighbourFor(section.fields.map(idOfField), fieldId, direction)
  if (inside !== undefined) return { sectionId: section.sectionId, beforeFieldId: inside }
  const neighbour = sections[at + direction]
  if (!neighbour) return undefined
  return {
    sectionId: neighbour.sectionId,
    beforeFieldId: direction === 1 ? (neighbour.fields[0]?.fieldId ?? null) : null,
  }
}

/** The sections as they will be once this field stands there. */
export function withMovedField<F extends Field, S extends Section<F>>(
  sections: readonly S[],
  fieldId: string,
  { sectionId, beforeFieldId }: FieldPlace,
): S[] {
  const field = sections.flatMap(({ fields }) => fields).find((each) => each.fieldId === fieldId)
  if (!field) return [...sections]
  return sections.map((section) => {
    const isHere = section.sectionId === sectionId
    const fields = isHere
      ? movedBefore(section.fields, idOfField, field, beforeFieldId)
      : section.fields.filter((each) => each !== field)
    return { ...section, fields }
  })
}

/** The sections as they will be once this one stands before another, or last. */
export function withMovedSection<S extends { sectionId: string }>(
  sections: readonly S[],
  sectionId: string,
  beforeSectionId: string | null,
): S[] {
  const section = sections.find((each) => each.sectionId === sectionId)
  return section ? movedBefore(sections, (each) => each.sectionId, section, beforeSectionId) : [...sections]
}

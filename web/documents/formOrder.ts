type Field = { fieldId: string }
type Section<F extends Field> = { sectionId: string; fields: readonly F[] }
export type FieldPlace = { sectionId: string; beforeFieldId: string | null }

/** Where a field comes to stand that goes one place up (-1) or down (1), over the edges of sections; `undefined` at either end of the form. */
export function nextPlace<F extends Field>(
  sections: readonly Section<F>[],
  fieldId: string,
  direction: -1 | 1,
): FieldPlace | undefined {
  const at = sections.findIndex(({ fields }) => fields.some((field) => field.fieldId === fieldId))
  const section = sections[at]
  if (!section) return undefined
  const index = section.fields.findIndex((field) => field.fieldId === fieldId)
  const inside = index + direction
  if (inside >= 0 && inside < section.fields.length) {
    const before = section.fields[direction === -1 ? index - 1 : index + 2]
    return { sectionId: section.sectionId, beforeFieldId: before?.fieldId ?? null }
  }
  const other = sections[at + direction]
  if (!other) return undefined
  return { sectionId: other.sectionId, beforeFieldId: direction === 1 ? (other.fields[0]?.fieldId ?? null) : null }
}

/** The sections as they will be once this field stands there. */
export function withMovedField<F extends Field, S extends Section<F>>(
  sections: readonly S[],
  fieldId: string,
  { sectionId, beforeFieldId }: FieldPlace,
): S[] {
  const field = sections.flatMap(({ fields }) => fields).find((one) => one.fieldId === fieldId)
  if (!field) return [...sections]
  return sections.map((section) => {
    const others = section.fields.filter((one) => one !== field)
    if (section.sectionId !== sectionId) return { ...section, fields: others }
    const place = others.findIndex((one) => one.fieldId === beforeFieldId)
    return { ...section, fields: others.toSpliced(place === -1 ? others.length : place, 0, field) }
  })
}

/** The sections as they will be once this one stands before another, or last. */
export function withMovedSection<S extends { sectionId: string }>(
  sections: readonly S[],
  sectionId: string,
  beforeSectionId: string | null,
): S[] {
  const section = sections.find((one) => one.sectionId === sectionId)
  if (!section) return [...sections]
  const others = sections.filter((one) => one !== section)
  const place = others.findIndex((one) => one.sectionId === beforeSectionId)
  return others.toSpliced(place === -1 ? others.length : place, 0, section)
}

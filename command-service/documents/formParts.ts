import type { Section } from '@prumo/contracts/documents/documentField'
import { eventBytes, inParts, partOf } from '../rules/inParts'

/** A form in parts of which each is one append. A section may begin in one and go on in the next. */
export function formParts(sections: readonly Section[]): Section[][] {
  const pieces = sections.flatMap((section) => [
    { ...section, fields: [] },
    ...section.fields.map((field) => ({ ...section, fields: [field] })),
  ])
  return inParts(pieces, ({ name, fields: [field] }) => eventBytes(field ? { ...field, value: null } : name)).map(
    joined,
  )
}

export const nameOfPart = (sections: readonly Section[]): string =>
  `form ${partOf(sections.flatMap(({ sectionId, fields }) => [sectionId, ...fields.map(({ fieldId }) => fieldId)]))}`

/** The pieces of a section together again. */
function joined(pieces: readonly Section[]): Section[] {
  const sections: Section[] = []
  for (const piece of pieces) {
    const last = sections.at(-1)
    if (last?.sectionId === piece.sectionId)
      sections[sections.length - 1] = { ...last, fields: [...last.fields, ...piece.fields] }
    else sections.push(piece)
  }
  return sections
}

import { aField } from '../given/aField'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'

/** The names of its fields, in their order. */
export const largeFormNames = Array.from({ length: 110 }, (_, nth) => `Campo ${nth}`)
const options = Array.from({ length: 20 }, (_, nth) => `${nth} `.padEnd(95, 'x'))

/** A document whose form is as large as a content may be: its events are more than one append takes. */
export async function largeForm(author: Person, projectId: string) {
  const [documentId, sectionId] = [fresh(), fresh()]
  const place = { projectId, documentId }
  await author.act('CreateDocument', { ...place, title: 'Laudo', number: null, copyFrom: null })
  await author.act('AddDocumentSection', { ...place, sectionId, name: 'Estrutura' })
  for (const name of largeFormNames) {
    const field = { ...aField, name, fieldKind: 'optionCheck' as const, options }
    await author.act('AddDocumentField', { ...place, sectionId, fieldId: fresh(), ...field })
  }
  return place
}

import { isEmbedded } from '@prumo/contracts/documents/documentField'
import { filledValue, valueFits } from '@prumo/contracts/documents/fieldRules'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import type { DocumentFolds, DocumentRules } from './documentState'
import { knownField, withField } from './fieldRules'

export const fillingRules: DocumentRules<'FillDocumentField'> = {
  FillDocumentField: ({ seen, ...data }, document) => {
    const field = knownField(document, data.fieldId)
    if (isEmbedded(field.fieldKind)) throw new Refused('document.filledByNobody', { field: field.name })
    const value = filledValue(data.value)
    if (equal(value, field.value)) return []
    if (!equal(filledValue(seen), field.value))
      throw new Refused('document.valueChangedMeanwhile', { field: field.name })
    if (!valueFits(field, value)) throw new Refused('document.valueInvalid', { field: field.name })
    return [{ type: 'DocumentFieldFilled', data: { ...data, value, before: { value: field.value } } }]
  },
}

export const fillingFolds: DocumentFolds<'DocumentFieldFilled'> = {
  DocumentFieldFilled: ({ fieldId, value }, document) => withField(document, fieldId, { value }),
}

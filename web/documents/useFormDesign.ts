import type { Answer, CommandOf, CommandType } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../platform/layout/useToasts'
import { newId } from '../platform/newId'
import { useOptimisticQuery } from '../platform/server/useOptimisticQuery'
import { type FieldPlace, withMovedField, withMovedSection } from './formOrder'

type Document = Answer<'document'>
type Section = Document['sections'][number]

/** How a document's form is designed: a move shows at once, and is put back with the reason if it is refused. */
export function useFormDesign({ projectId, documentId }: { projectId: string; documentId: string }) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const place = { projectId, documentId }
  const shown = useOptimisticQuery('document', place)
  const run = <Type extends CommandType>(
    type: Type,
    data: CommandOf<Type>['data'],
    change: (sections: readonly Section[]) => Section[] = (sections) => [...sections],
  ) => shown.run(type, data, (document) => ({ ...document, sections: change(document.sections) }))

  return {
    addSection: (name: string) => run('AddDocumentSection', { ...place, sectionId: newId(), name }),
    moveSection: (sectionId: string, beforeSectionId: string | null) =>
      run('MoveDocumentSection', { ...place, sectionId, beforeSectionId }, (sections) =>
        withMovedSection(sections, sectionId, beforeSectionId),
      ),
    removeSection: async (sectionId: string) => {
      const isRemoved = await run('RemoveDocumentSection', { ...place, sectionId })
      const undo = () => void run('RestoreDocumentSection', { ...place, sectionId })
      if (isRemoved) toasts.done(t('done.RemoveDocumentSection'), undo)
      return isRemoved
    },
    addField: (field: Omit<CommandOf<'AddDocumentField'>['data'], 'projectId' | 'documentId'>) =>
      run('AddDocumentField', { ...place, ...field }),
    moveField: (fieldId: string, to: FieldPlace) =>
      run('MoveDocumentField', { ...place, fieldId, ...to }, (sections) => withMovedField(sections, fieldId, to)),
    removeField: async (fieldId: string) => {
      const isRemoved = await run('RemoveDocumentField', { ...place, fieldId })
      const undo = () => void run('RestoreDocumentField', { ...place, fieldId })
      if (isRemoved) toasts.done(t('done.RemoveDocumentField'), undo)
      return isRemoved
    },
  }
}

export type FormDesign = ReturnType<typeof useFormDesign>

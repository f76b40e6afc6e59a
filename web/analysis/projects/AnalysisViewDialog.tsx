import type { SavedAnalysisView } from '@prumo/contracts/analysis/queries'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../../platform/forms/CommandDialog'
import { TextField } from '../../platform/forms/textFields'
import { type AnalysisChoice, savedChoiceOf } from './analysisChoice'

type Props = {
  /** The view that gets another name; without one, what the screen shows is saved. */
  view?: SavedAnalysisView | undefined
  choice: AnalysisChoice
  onSaved: (analysisViewId: string) => void
  onClosed: () => void
}

/** The name of a view of the analysis: of a new one, or another one for one that is there. */
export function AnalysisViewDialog({ view, choice, onSaved, onClosed }: Props) {
  const { t } = useTranslation()
  const savedId = useRef('')
  return (
    <CommandDialog
      type={view ? 'RenameAnalysisView' : 'SaveAnalysisView'}
      check={({ text }) => (text('name').trim() === '' ? { name: 'text.blank' } : {})}
      data={({ text }, newId) => {
        savedId.current = view?.analysisViewId ?? newId
        const named = { analysisViewId: savedId.current, name: text('name').trim() }
        return view ? named : { ...named, choice: savedChoiceOf(choice) }
      }}
      onClosed={(sent) => {
        if (sent) onSaved(savedId.current)
        onClosed()
      }}
    >
      <TextField
        name="name"
        value={view?.name ?? ''}
        label={t('analysisViews.name')}
        required
        maxLength={100}
        autoFocus
      />
    </CommandDialog>
  )
}

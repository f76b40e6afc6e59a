import type { SavedView } from '@prumo/contracts/tasks/queries'
import type { ViewFilters, ViewScreen } from '@prumo/contracts/tasks/views'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { SwitchField } from '../platform/forms/SwitchField'
import { TextField } from '../platform/forms/textFields'

type Props = {
  projectId: string
  /** The view that is changed; without one, what the screen shows is saved. */
  view?: SavedView | undefined
  screen: ViewScreen
  filters: ViewFilters
  mayShare: boolean
  onSaved: (taskViewId: string) => void
  onClosed: () => void
}

/** A view's name, and whether everybody in the project has it. */
export function ViewDialog({ projectId, view, screen, filters, mayShare, onSaved, onClosed }: Props) {
  const { t } = useTranslation()
  const { name = '', shared = false } = view ?? {}
  const savedId = useRef('')
  return (
    <CommandDialog
      type={view ? 'ChangeTaskView' : 'AddTaskView'}
      check={({ text }) => (text('name').trim() === '' ? { name: 'text.blank' } : {})}
      data={({ text, has }, newId) => {
        savedId.current = view?.taskViewId ?? newId
        const fields = { name: text('name').trim(), shared: mayShare ? has('shared') : shared }
        return { projectId, taskViewId: savedId.current, ...fields, ...(!view && { screen, filters }) }
      }}
      onClosed={(sent) => {
        if (sent) onSaved(savedId.current)
        onClosed()
      }}
    >
      <TextField name="name" value={name} label={t('taskViews.name')} required maxLength={100} autoFocus />
      {mayShare && <SwitchField name="shared" label={t('taskViews.share')} value={shared} />}
    </CommandDialog>
  )
}

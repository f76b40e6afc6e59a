import { Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { TextField } from '../platform/forms/textFields'
import { actionsOfTab } from '../platform/undo/actionsOfTab'
import { type WantedReason, wantedReason } from '../platform/undo/wantedReason'
import { reasonMissing } from './ReopenMonthDialog'

/** Asks why months are opened again by whoever takes a closing back, where somebody was led here to say it. */
export function UndoClosingDialog({ projectId }: { projectId: string }) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const wanted = wantedReason.in(state)
  if (!wanted) return null
  const end = (commandId: string | undefined) => {
    if (commandId) noteTakenBack(wanted, commandId)
    navigate({ pathname, search }, { replace: true, state: null })
  }
  return <ReasonDialog key={wanted.actionId} projectId={projectId} actionId={wanted.actionId} onEnd={end} />
}

type Props = { projectId: string; actionId: string; onEnd: (commandId: string | undefined) => void }

function ReasonDialog({ projectId, actionId, onEnd }: Props) {
  const { t } = useTranslation()
  const what = t('command.CloseMonth')
  return (
    <CommandDialog
      type="UndoLedgerAction"
      title={t('command.ReopenMonth')}
      words={{ action: t('command.ReopenMonth'), done: t('takeBack.undone', { what }) }}
      data={({ text }) => ({ projectId, actionId, reason: text('reason').trim() })}
      check={reasonMissing}
      onClosed={(_, commandId) => onEnd(commandId)}
    >
      <Text>{t('closing.undoExplained')}</Text>
      <TextField name="reason" required maxLength={500} />
    </CommandDialog>
  )
}

/** It can be done again, as whatever else is taken back. */
function noteTakenBack({ way, actionId }: WantedReason, commandId: string): void {
  const action = actionsOfTab.find(way, actionId)
  actionsOfTab.drop(way, actionId)
  if (action) actionsOfTab.add(way === 'back' ? 'again' : 'back', { ...action, actionId: commandId })
}

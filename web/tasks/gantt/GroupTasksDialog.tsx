import { Button, Dialog, DialogTrigger, Text } from '@fluentui/react-components'
import { mostTasksAtOnce } from '@prumo/contracts/tasks/mostTasksAtOnce'
import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogPanel } from '../../platform/forms/DialogPanel'
import { FieldErrors } from '../../platform/forms/fieldErrors'
import type { Fields } from '../../platform/forms/formFields'
import { SuggestField } from '../../platform/forms/SuggestField'
import { useCommandForm } from '../../platform/forms/useCommandForm'
import { FailureBar } from '../../platform/layout/FailureBar'
import { useToasts } from '../../platform/layout/useToasts'
import { newId } from '../../platform/newId'
import { send } from '../../platform/server/api'
import type { Failure } from '../../platform/server/failure'
import { useQuery } from '../../platform/server/useQuery'
import { useTakeBack } from '../../platform/undo/useTakeBack'
import { atField } from '../atField'
import { RefusedChanges } from '../RefusedChanges'
import { type RefusedChange, refusedTasksIn } from '../refusedTasksIn'
import { taskFailure } from '../taskFailure'

type Props = { projectId: string; tasks: readonly TaskCard[]; primary?: boolean }

const nameIn = ({ text }: Fields) => text('deliveryGroup').trim()

/** Puts tasks that stand in no delivery group into one, so that the chart draws them. */
export function GroupTasksDialog({ projectId, tasks, primary = false }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const action = t('gantt.offer.action', { count: tasks.length })
  return (
    <Dialog open={isOpen} onOpenChange={(_, { open }) => setOpen(open)}>
      <DialogTrigger disableButtonEnhancement>
        <Button size="small" appearance={primary ? 'primary' : 'secondary'}>
          {action}
        </Button>
      </DialogTrigger>
      <GroupForm projectId={projectId} tasks={tasks} title={action} onClose={() => setOpen(false)} />
    </Dialog>
  )
}

type FormProps = Pick<Props, 'projectId' | 'tasks'> & { title: string; onClose: () => void }

function GroupForm({ projectId, tasks, title, onClose }: FormProps) {
  const { t } = useTranslation()
  const { tellDone } = useTakeBack()
  const toasts = useToasts()
  const { data: groups } = useQuery('deliveryGroups', { projectId })
  const [refused, setRefused] = useState<RefusedChange[]>([])
  const [isWithout, setWithout] = useState<ReadonlySet<string>>(new Set())
  const [heading] = useState(title)
  const wanted = tasks.filter(({ taskId }) => !isWithout.has(taskId))
  const times = Math.ceil(wanted.length / mostTasksAtOnce)

  const put = async (fields: Fields) => {
    setRefused([])
    for (let at = 0; at < wanted.length; at += mostTasksAtOnce) {
      const taskIds = wanted.slice(at, at + mostTasksAtOnce).map(({ taskId }) => taskId)
      const id = newId()
      try {
        await send('ChangeTasks', { projectId, taskIds, deliveryGroup: nameIn(fields) }, { id })
      } catch (failure) {
        // Once some are drawn, this dialog may be gone with what it was opened from.
        if (at > 0) toasts.failed(taskFailure('ChangeTasks', failure as Failure))
        const named = refusedTasksIn(failure as Failure, wanted)
        if (named.length === 0) throw failure
        setRefused(named)
        return
      }
      tellDone('ChangeTasks', id, t('done.ChangeTasks', { count: taskIds.length }))
    }
    onClose()
  }
  const form = useCommandForm({
    check: (fields) => (nameIn(fields) ? {} : { deliveryGroup: 'required' }),
    onSubmit: put,
    failureOf: (failure) => taskFailure('ChangeTasks', atField(failure)),
  })
  const leaveOut = () => {
    setWithout(new Set([...isWithout, ...refused.map(({ taskId }) => taskId)]))
    setRefused([])
  }
  return (
    <DialogPanel
      title={heading}
      form={form.props}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button appearance="primary" type="submit" disabledFocusable={form.sending || wanted.length === 0}>
            {t('gantt.offer.put', { count: wanted.length })}
          </Button>
        </>
      }
    >
      <FieldErrors.Provider value={form.errors}>
        <SuggestField
          name="deliveryGroup"
          value={t('gantt.offer.name')}
          maxLength={200}
          required
          suggestions={(groups?.cards ?? []).map((card) => card.title)}
        />
      </FieldErrors.Provider>
      {times > 1 && <Text size={200}>{t('gantt.offer.times', { times, most: mostTasksAtOnce })}</Text>}
      {refused.length > 0 && <RefusedChanges refused={refused} of={wanted.length} onLeaveOut={leaveOut} />}
      <FailureBar failure={form.failure} />
    </DialogPanel>
  )
}

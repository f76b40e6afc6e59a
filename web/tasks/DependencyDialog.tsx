import { Button } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons'
import { linkKinds } from '@prumo/contracts/schedule/link'
import { longestLag } from '@prumo/contracts/tasks/dependency'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { ChoiceField } from '../platform/forms/choiceFields'
import { TextField } from '../platform/forms/textFields'
import { lagOf } from './lagOf'
import type { Task } from './taskValues'

type Props = { task: Task; predecessor: Task['predecessors'][number] }

/** How a task depends on one of its predecessors: by which of their ends, and how far apart. */
export function DependencyDialog({ task: { projectId, taskId }, predecessor }: Props) {
  const { t } = useTranslation()
  // What others change while the dialog is open is not what its sender saw.
  const [seen, setSeen] = useState(predecessor)
  const { kind, lag, title } = seen
  const named = { projectId, taskId, predecessorId: predecessor.taskId }
  return (
    <CommandDialog
      type="ChangeDependency"
      trigger={
        <Button
          appearance="subtle"
          size="small"
          icon={<EditRegular />}
          aria-label={t('task.changeDependency', { title: predecessor.title })}
          onClick={() => setSeen(predecessor)}
        />
      }
      check={({ text }) => ({ ...(lagOf(text('lag')) === undefined && { lag: 'lag.invalid' }) })}
      data={({ text }) => ({ ...named, kind: text('kind'), lag: lagOf(text('lag')), was: { kind, lag } })}
    >
      <span>{title}</span>
      <ChoiceField
        name="kind"
        label={t('field.dependencyKind')}
        value={kind}
        choices={linkKinds.map((value) => ({ value, text: t(`dependencyKind.${value}`) }))}
      />
      <TextField name="lag" value={String(lag)} required hint={t('task.lagHint', { most: longestLag })} />
    </CommandDialog>
  )
}

import { useTranslation } from 'react-i18next'
import { formerChoices } from '../platform/people/formerChoices'
import { useQuery } from '../platform/server/useQuery'
import { ChoiceMenu } from './ChoiceMenu'
import { priorities } from './priorities'
import type { KeyedTask, TaskChange, TaskChoice } from './useTaskKeys'

type Props<Task extends KeyedTask> = {
  choice: TaskChoice<Task>
  onChoose: (task: Task, change: TaskChange) => void
  onClose: () => void
}

/** Who does a task, or how urgent it is, chosen beside it. */
export function TaskChoiceMenu<Task extends KeyedTask>({ choice, onChoose, onClose }: Props<Task>) {
  const { t } = useTranslation()
  const { kind, task, target } = choice
  const { data: board } = useQuery('board', kind === 'people' ? { projectId: task.projectId } : null)
  const people = board?.people.map(({ userId, name }) => ({ value: userId, text: name }))
  const choices =
    kind === 'priority'
      ? priorities.map((each) => ({ value: each as string, text: t(`priority.${each}`) }))
      : people && [
          { value: '', text: t('board.nobody') },
          ...people,
          ...formerChoices(board?.formerPeople, task.assigneeId, t),
        ]
  const choose = (value: string) => {
    const priority = priorities.find((each) => each === value)
    onChoose(task, kind === 'priority' && priority ? { priority } : { assigneeId: value || null })
  }
  return (
    <ChoiceMenu
      name={kind}
      label={t(`keys.deeds.task.${kind}`)}
      choices={choices}
      current={kind === 'priority' ? task.priority : (task.assigneeId ?? '')}
      target={target}
      onChoose={choose}
      onClose={onClose}
    />
  )
}

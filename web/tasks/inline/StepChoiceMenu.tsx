import { useTranslation } from 'react-i18next'
import { ChoiceMenu } from '../ChoiceMenu'
import { useBoard } from '../useBoard'
import type { EditedCell } from './cellEditing'

type Props = { cell: EditedCell; onClose: () => void }

/** The steps of a project, beside a task that is moved to the end of the chosen one. */
export function StepChoiceMenu({ cell: { task, target }, onClose }: Props) {
  const { t } = useTranslation()
  const { board, move } = useBoard(task.projectId)
  return (
    <ChoiceMenu
      name="step"
      label={t('field.stepId')}
      choices={board?.steps.map(({ stepId, name }) => ({ value: stepId, text: name }))}
      current={task.stepId}
      target={target}
      onChoose={(stepId) => void move({ taskId: task.taskId, stepId, beforeTaskId: null })}
      onClose={onClose}
    />
  )
}

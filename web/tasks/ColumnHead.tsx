import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { AddRegular, CheckmarkCircleRegular, WarningRegular } from '@fluentui/react-icons'
import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { look } from '../platform/look/look'
import { StepMenu } from './StepMenu'

type Props = {
  projectId: string
  step: Step
  steps: readonly Step[]
  tasks: readonly TaskCard[]
  /** All tasks of the board: the limit counts what a filter hides as well. */
  held: readonly TaskCard[]
  mayEdit: boolean
  manages: boolean
  addButton: RefObject<HTMLButtonElement | null>
  onAdd: () => void
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '6px', padding: '8px 6px 6px 12px', flexShrink: 0 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  count: {
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    flexGrow: 1,
    whiteSpace: 'nowrap',
  },
  full: { display: 'inline-flex', alignItems: 'center', gap: '3px', color: look.colour.warning },
})

/** The name of a step, how many tasks it holds of how many it may hold, and what can be done with it. */
export function ColumnHead(props: Props) {
  const { projectId, step, steps, tasks, held, mayEdit, manages, addButton, onAdd } = props
  const { t } = useTranslation()
  const styles = useStyles()
  const { stepId, name, taskLimit } = step
  const count = taskLimit === null ? tasks.length : held.filter((task) => task.stepId === stepId).length
  const full = taskLimit !== null && count >= taskLimit
  return (
    <header className={styles.root}>
      {step.finishes && <CheckmarkCircleRegular aria-label={t('field.finishes')} />}
      <h2 className={styles.name} title={step.description || name}>
        {name}
      </h2>
      <Text size={200} className={styles.count}>
        {taskLimit === null ? count : t('board.count', { count, limit: taskLimit })}
        {full && ' · '}
        {full && (
          <span className={styles.full}>
            <WarningRegular aria-hidden="true" /> {t('board.limitFull')}
          </span>
        )}
      </Text>
      {mayEdit && (
        <Button
          ref={(element: HTMLButtonElement | null) => {
            addButton.current = element
          }}
          appearance="subtle"
          size="small"
          icon={<AddRegular />}
          aria-label={t('board.addHere', { name })}
          onClick={onAdd}
        />
      )}
      {manages && <StepMenu projectId={projectId} step={step} steps={steps} />}
    </header>
  )
}

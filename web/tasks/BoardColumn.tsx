import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'
import { memo, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useColumnDrop } from '../platform/cards/useColumnDrop'
import { useScreenKey } from '../platform/keys/useScreenKey'
import { ColumnCards, type ShownTasks } from './ColumnCards'
import { ColumnHead } from './ColumnHead'
import { RefusedTasks } from './RefusedTasks'
import { quickAdd } from './taskParts'
import { useQuickAdds } from './useQuickAdds'

type Props = ShownTasks & {
  projectId: string
  step: Step
  steps: readonly Step[]
  /** All tasks of the board: the limit counts what a filter hides as well. */
  held: readonly TaskCard[]
  /** The key that adds a task adds it here. */
  addsByKey: boolean
  manages: boolean
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    width: '288px',
    flexShrink: 0,
    minHeight: 0,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    '@media (max-width: 800px)': { width: '84vw', scrollSnapAlign: 'start' },
  },
  sent: { padding: '0 12px 8px' },
  over: { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
})

/** One step with its tasks. */
export const BoardColumn = memo(function BoardColumn(props: Props) {
  const { projectId, step, steps, held, addsByKey, manages, ...shown } = props
  const { tasks, people, tags, mayEdit } = shown
  const { t } = useTranslation()
  const styles = useStyles()
  const root = useRef<HTMLElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [adding, setAdding] = useState(false)
  const { add, adding: sent, refused, retry, retryAll, giveUp } = useQuickAdds(projectId)
  const over = useColumnDrop(root, step.stepId, mayEdit)
  useScreenKey('board', 'add', addsByKey ? () => setAdding(true) : undefined)
  const closeAdding = () => {
    setAdding(false)
    addButton.current?.focus()
  }

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={mergeClasses(styles.root, over && styles.over)}
      aria-label={t('board.step', { name: step.name })}
    >
      <ColumnHead
        projectId={projectId}
        step={step}
        steps={steps}
        tasks={tasks}
        held={held}
        mayEdit={mayEdit}
        manages={manages}
        addButton={addButton}
        onAdd={() => setAdding(true)}
      />
      <Suspense>
        {adding && (
          <quickAdd.Part
            projectId={projectId}
            stepId={step.stepId}
            people={people}
            tags={tags}
            makesTags={manages && mayEdit}
            onAdd={add}
            onClose={closeAdding}
          />
        )}
      </Suspense>
      {sent && (
        <Text role="status" size={200} className={styles.sent}>
          {t('quickAdd.adding', sent)}
        </Text>
      )}
      <RefusedTasks refused={refused} onRetry={retry} onRetryAll={retryAll} onGiveUp={giveUp} />
      <ColumnCards {...shown} takesDrops={shown.mayEdit && props.held.length > 0} />
    </section>
  )
})

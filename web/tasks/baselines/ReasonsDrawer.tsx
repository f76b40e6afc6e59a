import { makeStyles, Text } from '@fluentui/react-components'
import type { ComparedTask } from '@prumo/contracts/tasks/baselineQueries'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { Facts } from '../../platform/layout/Facts'
import { ItemDrawer } from '../../platform/layout/ItemDrawer'
import { TextLink } from '../../platform/layout/TextLink'
import { useProjectRights } from '../../projects/useProjectRights'
import { BeforeAfter } from './BeforeAfter'
import { plansOf } from './plansOf'
import { Reasons } from './Reasons'
import { sayShift } from './sayShift'
import { useSideTexts } from './useSideTexts'

const useStyles = makeStyles({ links: { display: 'flex', flexWrap: 'wrap', gap: '8px 20px' } })

type Props = {
  projectId: string
  from: string
  to: string
  taskId: string
  /** The task in both plans, where it is among those that are listed. */
  compared: ComparedTask | undefined
  siblings: readonly string[]
  showsCosts: boolean
  onOpen: (taskId: string | undefined) => void
}

/** A task in both plans, and why it differs: what was done to it between them. */
export function ReasonsDrawer({ projectId, from, to, taskId, compared, siblings, showsCosts, onOpen }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { can } = useProjectRights(projectId)
  return (
    <ItemDrawer
      title={(compared?.after ?? compared?.before)?.title}
      kind={t('baselines.task')}
      closing={t('close')}
      record={taskId}
      siblings={{ ids: siblings, previous: t('baselines.previous'), next: t('baselines.next'), onOpen }}
      onClose={() => onOpen(undefined)}
    >
      {compared && <Differences projectId={projectId} compared={compared} showsCosts={showsCosts} />}
      <Text as="h3" weight="semibold">
        {t('baselines.why')}
      </Text>
      <Reasons key={taskId} input={{ ...plansOf(projectId, from, to), taskId }} />
      <div className={styles.links}>
        {compared?.after && <TextLink to={addresses.board(projectId, taskId)}>{t('baselines.openTask')}</TextLink>}
        {can('actionLog', 'viewOnly') && (
          <TextLink to={addresses.projectActionLog(projectId, { record: taskId })}>{t('baselines.inLog')}</TextLink>
        )}
      </div>
    </ItemDrawer>
  )
}

type DifferencesProps = { projectId: string; compared: ComparedTask; showsCosts: boolean }

/** What is the same stands there once; the days have how far they moved beside them. */
function Differences({ projectId, compared, showsCosts }: DifferencesProps) {
  const { t } = useTranslation()
  const { ofSide } = useSideTexts(projectId)
  const { before, after, startShift, endShift, dependsOtherwise } = compared
  const both = (field: keyof typeof ofSide, shift: number | null = null) => (
    <>
      <BeforeAfter
        before={before ? ofSide[field](before) : undefined}
        after={after ? ofSide[field](after) : undefined}
      />
      {shift ? ` · ${sayShift(t, shift)}` : ''}
    </>
  )
  return (
    <Facts
      facts={[
        [t('field.title'), both('title')],
        [t('field.startOn'), both('startOn', startShift)],
        [t('field.endOn'), both('endOn', endShift)],
        [t('baselines.workingDays'), both('workingDays')],
        ...(before?.isMilestone || after?.isMilestone ? [[t('field.isMilestone'), both('isMilestone')] as const] : []),
        ...(before?.deadlineOn || after?.deadlineOn ? [[t('field.deadlineOn'), both('deadlineOn')] as const] : []),
        [t('field.progress'), both('progress')],
        [t('field.deliveryGroup'), both('deliveryGroup')],
        [t('baselines.effort'), both('estimatedMinutes')],
        ...(showsCosts ? [[t('baselines.cost'), both('costCents')] as const] : []),
        ...(dependsOtherwise ? [[t('field.predecessorIds'), t('baselines.dependsOtherwise')] as const] : []),
      ]}
    />
  )
}

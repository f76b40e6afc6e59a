import { makeStyles, tokens } from '@fluentui/react-components'
import type { ComparedTask } from '@prumo/contracts/tasks/baselineQueries'
import { useTranslation } from 'react-i18next'
import { QuietText } from '../../platform/layout/QuietText'
import { RoomyBadge } from '../../platform/layout/RoomyBadge'
import { useNarrow } from '../../platform/layout/useNarrow'
import { RowOpener } from '../../platform/lists/RowOpener'
import type { Column } from '../../platform/lists/Table'
import { useAddressWith } from '../../platform/lists/useAddressWith'
import { BeforeAfter } from './BeforeAfter'
import { differencesBesides } from './differencesBesides'
import { sayShift } from './sayShift'
import { stateOf } from './stateOf'
import { useSideTexts } from './useSideTexts'

const useStyles = makeStyles({
  task: { display: 'grid', justifyItems: 'start', gap: '2px', minWidth: 0 },
  title: { fontWeight: tokens.fontWeightSemibold },
})

/** The columns of a comparison; on a phone all of it stands in one. */
export function useComparedColumns(projectId: string, showsCosts: boolean): Column<ComparedTask>[] {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const addressWith = useAddressWith('open')
  const { ofSide } = useSideTexts(projectId)

  const both = (field: keyof typeof ofSide, { before, after }: ComparedTask) => (
    <BeforeAfter before={before ? ofSide[field](before) : undefined} after={after ? ofSide[field](after) : undefined} />
  )
  const shift = ({ endShift }: ComparedTask) => (endShift === null ? '' : sayShift(t, endShift))
  const task = (compared: ComparedTask) => {
    const state = stateOf(compared)
    const besides = differencesBesides(compared).map((key) => t(key))
    return (
      <div className={styles.task}>
        <RowOpener to={addressWith(compared.taskId)} className={styles.title}>
          {(compared.after ?? compared.before)?.title}
        </RowOpener>
        {state !== 'changed' && (
          <RoomyBadge appearance="outline" color={state === 'added' ? 'informative' : 'severe'}>
            {t(`baselines.state.${state}`)}
          </RoomyBadge>
        )}
        {besides.length > 0 && <QuietText>{t('baselines.besides', { what: besides.join(', ') })}</QuietText>}
        {narrow && (
          <QuietText>
            {t('field.endOn')}: {both('endOn', compared)}
            {compared.endShift !== null && <> · {shift(compared)}</>}
          </QuietText>
        )}
      </div>
    )
  }
  const column = (field: keyof typeof ofSide, name: string, width: string): Column<ComparedTask> => ({
    key: field,
    name,
    width,
    wide: true,
    cell: (compared) => both(field, compared),
  })
  return [
    { key: 'task', name: t('baselines.task'), width: 'minmax(180px, 2fr)', cell: task },
    column('startOn', t('field.startOn'), 'minmax(120px, 1fr)'),
    column('endOn', t('field.endOn'), 'minmax(120px, 1fr)'),
    { key: 'endShift', name: t('baselines.shift'), width: '150px', wide: true, cell: shift },
    column('estimatedMinutes', t('baselines.effort'), 'minmax(100px, 1fr)'),
    ...(showsCosts ? [column('costCents', t('baselines.cost'), 'minmax(120px, 1fr)')] : []),
  ]
}

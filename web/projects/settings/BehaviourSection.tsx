import { makeStyles, Switch, Text, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ShownField } from '../../platform/forms/ShownField'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import type { SectionProps } from '../ProjectSettingsScreen'
import type { Board } from './boardChanges'
import { useBoardChange } from './useBoardChange'

const rules = ['blockUnfinishedPredecessors', 'blockTasksOfOthers'] as const
const useStyles = makeStyles({
  rule: { display: 'flex', flexDirection: 'column' },
  about: { color: tokens.colorNeutralForeground2, paddingLeft: '52px' },
})

/** What tasks do not let happen to them. */
export function BehaviourSection({ project: { projectId }, manages }: SectionProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { board, failure, retry, change } = useBoardChange(projectId)
  if (!board) return failure ? <FailureBar failure={failure} onRetry={retry} /> : <Loading rows={2} />
  const { behaviour } = board
  const set = (wanted: Board['behaviour'], notice?: { done: string; undo: () => void }) =>
    void change('SetTaskBehaviour', { projectId, ...wanted }, (shown) => ({ ...shown, behaviour: wanted }), notice)
  return rules.map((rule) => (
    <div key={rule} className={styles.rule}>
      {manages ? (
        <Switch
          label={t(`field.${rule}`)}
          checked={behaviour[rule]}
          onChange={(_, { checked }) =>
            set({ ...behaviour, [rule]: checked }, { done: t('done.SetTaskBehaviour'), undo: () => set(behaviour) })
          }
        />
      ) : (
        <ShownField label={t(`field.${rule}`)}>{t(behaviour[rule] ? 'yes' : 'no')}</ShownField>
      )}
      <Text size={200} {...(manages && { className: styles.about })}>
        {t(`settings.behaviour.${rule}`)}
      </Text>
    </div>
  ))
}

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
  const { behaviour, pushesSuccessors } = board
  const set = (wanted: Board['behaviour'], notice?: { done: string; undo: () => void }) =>
    void change('SetTaskBehaviour', { projectId, ...wanted }, (shown) => ({ ...shown, behaviour: wanted }), notice)
  const setPushing = (pushes: boolean, notice?: { done: string; undo: () => void }) => {
    const data = { projectId, pushesSuccessors: pushes }
    void change('SetSuccessorPushing', data, (shown) => ({ ...shown, pushesSuccessors: pushes }), notice)
  }
  const rule = (name: keyof Board['behaviour'] | 'pushesSuccessors', holds: boolean, onSet: (to: boolean) => void) => (
    <div key={name} className={styles.rule}>
      {manages ? (
        <Switch label={t(`field.${name}`)} checked={holds} onChange={(_, { checked }) => onSet(checked)} />
      ) : (
        <ShownField label={t(`field.${name}`)}>{t(holds ? 'yes' : 'no')}</ShownField>
      )}
      <Text size={200} {...(manages && { className: styles.about })}>
        {t(`settings.behaviour.${name}`)}
      </Text>
    </div>
  )
  return [
    ...rules.map((name) =>
      rule(name, behaviour[name], (holds) =>
        set({ ...behaviour, [name]: holds }, { done: t('done.SetTaskBehaviour'), undo: () => set(behaviour) }),
      ),
    ),
    rule('pushesSuccessors', pushesSuccessors, (holds) =>
      setPushing(holds, { done: t('done.SetSuccessorPushing'), undo: () => setPushing(pushesSuccessors) }),
    ),
  ]
}

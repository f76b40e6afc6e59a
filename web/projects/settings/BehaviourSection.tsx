import { makeStyles, Switch, Text, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../../platform/api'
import { Loading } from '../../platform/Loading'
import { useCommand } from '../../platform/useCommand'
import type { SectionProps } from '../ProjectSettingsScreen'

const rules = ['blockUnfinishedPredecessors', 'blockTasksOfOthers'] as const
const useStyles = makeStyles({
  rule: { display: 'flex', flexDirection: 'column' },
  about: { color: tokens.colorNeutralForeground2, paddingLeft: '52px' },
})

/** What tasks do not let happen to them. */
export function BehaviourSection({ project: { projectId }, manages }: SectionProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { run } = useCommand()
  const { data: board } = useQuery('board', { projectId })
  if (!board) return <Loading rows={2} />
  const { behaviour } = board
  return rules.map((rule) => (
    <div key={rule} className={styles.rule}>
      <Switch
        label={t(`field.${rule}`)}
        checked={behaviour[rule]}
        disabled={!manages}
        onChange={(_, { checked }) =>
          void run(
            'SetTaskBehaviour',
            { projectId, ...behaviour, [rule]: checked },
            {
              done: t('done.SetTaskBehaviour'),
              undo: () => void run('SetTaskBehaviour', { projectId, ...behaviour }),
            },
          )
        }
      />
      <Text size={200} className={styles.about}>
        {t(`settings.behaviour.${rule}`)}
      </Text>
    </div>
  ))
}

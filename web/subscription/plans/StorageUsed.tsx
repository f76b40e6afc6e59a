import { makeStyles, ProgressBar, Text } from '@fluentui/react-components'
import { showBytes, showCount } from '@prumo/contracts/formats/numbers'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/texts/useLanguage'
import { PlanCard } from './PlanCard'

const useStyles = makeStyles({ meter: { display: 'grid', gap: '6px' } })
const nearlyFull = 0.8

/** How much of the storage is used, and how many unfinished projects there are where their number is limited. */
export function StorageUsed({ subscription: { storage, projects } }: { subscription: Answer<'subscription'> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const bytes = (count: number) => showBytes(count, language)
  const count = (of: number) => showCount(of, language)
  const { used, quota } = storage
  return (
    <PlanCard title={t('plans.usage')}>
      <Meter
        name={t('plans.storage')}
        part={used / quota}
        words={t('storage.usedOf', {
          used: bytes(used),
          available: bytes(Math.max(0, quota - used)),
          quota: bytes(quota),
        })}
      />
      {projects.limit === null ? (
        <Text>{t('plans.projectsUsed', { count: projects.used })}</Text>
      ) : (
        <Meter
          name={t('plans.projects')}
          part={projects.used / projects.limit}
          words={t('plans.projectsOf', { used: count(projects.used), limit: count(projects.limit) })}
        />
      )}
    </PlanCard>
  )
}

function Meter({ name, part, words }: { name: string; part: number; words: string }) {
  const styles = useStyles()
  return (
    <div className={styles.meter}>
      <Text weight="semibold">{name}</Text>
      <ProgressBar
        value={Math.min(1, part)}
        thickness="large"
        color={part >= nearlyFull ? 'warning' : 'brand'}
        aria-label={name}
      />
      <Text size={200}>{words}</Text>
    </div>
  )
}

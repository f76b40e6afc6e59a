import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../../platform/api'
import { EmptyState } from '../../platform/EmptyState'
import { Loading } from '../../platform/Loading'
import { TextLink } from '../../platform/TextLink'
import type { SectionProps } from '../ProjectSettingsScreen'

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: '6px 24px',
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground2 },
    '& dd': { margin: 0 },
  },
})

/** How the columns of this project's task files are read, as it was last saved. It is edited where it is used: at an import. */
export function ImportSection({ project: { projectId } }: SectionProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { data } = useQuery('importMapping', { projectId })
  const link = <TextLink to={`/projects/${projectId}/imports`}>{t('settings.imports.open')}</TextLink>
  if (!data) return <Loading rows={4} />
  if (!data.mapping)
    return (
      <EmptyState title={t('settings.imports.none')} text={t('settings.imports.noneText')}>
        {link}
      </EmptyState>
    )
  return (
    <>
      <dl className={styles.facts}>
        {Object.entries(data.mapping.columns).map(([target, column]) => (
          <div key={target} style={{ display: 'contents' }}>
            <dt>{t(`importTarget.${target}`)}</dt>
            <dd>{column}</dd>
          </div>
        ))}
        {data.mapping.extra.length > 0 && (
          <>
            <dt>{t('settings.imports.extra')}</dt>
            <dd>{data.mapping.extra.join(', ')}</dd>
          </>
        )}
      </dl>
      {link}
    </>
  )
}

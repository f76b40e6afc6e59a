import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { ButtonLink } from '../../platform/layout/ButtonLink'
import { EmptyState } from '../../platform/layout/EmptyState'
import { look } from '../../platform/look/look'
import { useAccess } from '../../platform/session/useAccess'

const useStyles = makeStyles({
  steps: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: look.room.close },
})

/** What to begin with where there is no project yet: only what one may do. */
export function FirstSteps() {
  const { t } = useTranslation()
  const styles = useStyles()
  const can = useAccess()
  return (
    <EmptyState title={t('home.firstTitle')} text={t('home.firstText')}>
      <div className={styles.steps}>
        {can('projects', 'totalControl') && (
          <ButtonLink to={addresses.newProject()} appearance="primary">
            {t('projects.new')}
          </ButtonLink>
        )}
        {can('imports', 'editOnly') && <ButtonLink to={addresses.importFiles()}>{t('dashboard.import')}</ButtonLink>}
        {can('organization', 'totalControl') && (
          <ButtonLink to={addresses.organization({ tab: 'users' })}>{t('dashboard.invite')}</ButtonLink>
        )}
      </div>
    </EmptyState>
  )
}

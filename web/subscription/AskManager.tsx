import { useTranslation } from 'react-i18next'
import { EmptyState } from '../platform/layout/EmptyState'
import { useLinkLook } from '../platform/layout/useLinkLook'
import { useQuery } from '../platform/server/useQuery'
import { useAccess } from '../platform/session/useAccess'

/** Whom a dependent asks about the plan: by name where this person may see who is in the organization. */
export function AskManager({ companyName }: { companyName: string }) {
  const { t } = useTranslation()
  const link = useLinkLook()
  const can = useAccess()
  const { data: people } = useQuery('organizationUsers', can('organization', 'viewOnly') ? {} : null)
  const manager = people?.find(({ administrator }) => administrator)
  const name = manager && `${manager.name} ${manager.lastName}`
  return (
    <EmptyState
      title={t('plans.notManager')}
      text={
        name ? t('plans.askManager', { name, company: companyName }) : t('plans.askSomebody', { company: companyName })
      }
    >
      {manager && (
        <a className={link.root} href={`mailto:${manager.email}`}>
          {manager.email}
        </a>
      )}
    </EmptyState>
  )
}

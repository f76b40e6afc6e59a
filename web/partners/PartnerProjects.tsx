import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { QuietText } from '../platform/layout/QuietText'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { TextButton } from '../platform/layout/TextButton'
import { TextLink } from '../platform/layout/TextLink'
import { usePagedQuery } from '../platform/server/usePagedQuery'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS, paddingTop: tokens.spacingVerticalM },
  list: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalS,
    overflowWrap: 'anywhere',
  },
})

type Props = {
  partnerId: string
  isCustomer: boolean
  /** As long as it is being deleted nobody asks for them. */
  isGoing: boolean
}

/** The projects of a customer: those that the reader sees, and how many others there are. */
export function PartnerProjects({ partnerId, isCustomer, isGoing }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { first, items, failure, retry, more, hasMore } = usePagedQuery(
    'partnerProjects',
    isGoing ? null : { partnerId },
  )
  const isNone = first && first.total + first.others === 0
  // Whoever was a customer once may still have projects.
  if (!isCustomer && (!first || isNone)) return null
  return (
    <section className={styles.root}>
      <SectionTitle as="h3">{t('partners.projects')}</SectionTitle>
      <FailureBar failure={failure} onRetry={retry} />
      {!items && !failure && <Loading rows={2} />}
      {isNone && <QuietText>{t('partners.noProjects')}</QuietText>}
      <ul className={styles.list}>
        {items?.map(({ projectId, pitch, status }) => (
          <li key={projectId} className={styles.item}>
            <TextLink to={addresses.board(projectId)}>{pitch}</TextLink>
            <QuietText>{t(`projectStatus.${status}`)}</QuietText>
          </li>
        ))}
      </ul>
      {hasMore && (
        <div>
          <TextButton onClick={() => more?.()}>{t('partners.moreProjects')}</TextButton>
        </div>
      )}
      {first && first.others > 0 && <QuietText>{t('partners.otherProjects', { count: first.others })}</QuietText>}
    </section>
  )
}

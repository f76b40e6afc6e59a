import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WholeLogExport } from '../audit/WholeLogExport'
import { OwnAccount } from '../identity/OwnAccount'
import { PartnersExport } from '../partners/PartnersExport'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { useQuery } from '../platform/server/useQuery'
import { useAccess } from '../platform/session/useAccess'
import { FileDownloads } from './FileDownloads'
import { ProjectExports } from './ProjectExports'

const useStyles = makeStyles({
  section: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalS,
    maxWidth: '640px',
  },
  wide: { alignSelf: 'stretch' },
})

/** What one can still take away after the end, as far as one's rights reach, and one's own account. */
export function AfterEnd() {
  const { t } = useTranslation()
  const { data: me } = useQuery('me', {})
  const can = useAccess()
  const sees = (feature: Parameters<typeof can>[0]) => can(feature, 'viewOnly')
  const [log, projects, partners, files] = (['actionLog', 'projects', 'customers', 'discussion'] as const).map(sees)
  // Whoever has to choose a password first may do nothing else.
  const isOpen = me !== undefined && !me.mustChangePassword
  return (
    <>
      {isOpen && (
        <>
          {!(log || projects || partners || files) && <Text>{t('checkout.nothingToExport')}</Text>}
          {log && (
            <Section title={t('navigation.action-log')} text={t('checkout.logText')}>
              <WholeLogExport />
            </Section>
          )}
          {projects && (
            <Section title={t('navigation.projects')} text={t('checkout.projectsText')}>
              <ProjectExports />
            </Section>
          )}
          {partners && (
            <Section title={t('navigation.customers')} text={t('checkout.partnersText')}>
              <PartnersExport question={{}} label={t('checkout.exportOf', { name: t('navigation.customers') })} />
            </Section>
          )}
          {files && (
            <Section title={t('navigation.files')} text={t('checkout.filesText')}>
              <FileDownloads />
            </Section>
          )}
        </>
      )}
      <Section title={t('checkout.account')} text={t('checkout.accountText')}>
        <OwnAccount />
      </Section>
    </>
  )
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <section className={styles.section} aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <Text>{text}</Text>
      <div className={styles.wide}>{children}</div>
    </section>
  )
}

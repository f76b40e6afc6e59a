import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VerifyFile } from '../audit/VerifyFile'
import { addresses } from '../platform/addresses'
import { LookChoices } from '../platform/layout/LookChoices'
import { Page } from '../platform/layout/Page'
import { Plumb } from '../platform/layout/Plumb'
import { TextLink } from '../platform/layout/TextLink'
import { hasWebCrypto } from '../platform/session/hasWebCrypto'

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    minHeight: '48px',
    whiteSpace: 'nowrap',
    padding: '0 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  choices: { flexGrow: 1 },
  main: { width: '100%', maxWidth: '880px', margin: '0 auto' },
})

/** Open to anybody: checks a receipt in the browser, by the very modules of prumo-verify. */
export function CheckReceiptPage() {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <>
      <header className={styles.head}>
        <Plumb size={20} />
        <Text weight="semibold" size={400}>
          Prumo
        </Text>
        <div className={styles.choices}>
          <LookChoices />
        </div>
        <TextLink to={addresses.signIn()}>{t('signIn.action')}</TextLink>
      </header>
      <main className={styles.main}>
        <Page title={t('receipt.check')}>
          {hasWebCrypto() && <Text>{t('receipt.checkText')}</Text>}
          <VerifyFile />
        </Page>
      </main>
    </>
  )
}

import { makeStyles, Text, Title1, tokens, typographyStyles } from '@fluentui/react-components'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { LookChoices } from '../platform/layout/LookChoices'
import { TextLink } from '../platform/layout/TextLink'

const useStyles = makeStyles({
  root: {
    minHeight: '100%',
    boxSizing: 'border-box',
    padding: '20px 24px 48px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  main: { maxWidth: '640px', margin: '0 auto', display: 'flex', flexDirection: 'column', gap: '20px' },
  heading: { ...typographyStyles.subtitle1, margin: '0 0 4px' },
  text: { margin: 0, lineHeight: '22px' },
})

const sections = ['trial', 'subscription', 'record', 'unaltered', 'yours', 'data', 'erasure', 'care', 'end'] as const

/** The terms of use, for anybody to read: short, and of what the product really does. */
export function TermsPage() {
  const { t } = useTranslation()
  const styles = useStyles()
  const title = t('terms.title')
  useEffect(() => {
    document.title = `${title} · Prumo`
  }, [title])
  return (
    <div className={styles.root}>
      <LookChoices />
      <main className={styles.main}>
        <Title1 as="h1">{title}</Title1>
        <Text>{t('terms.intro')}</Text>
        {sections.map((section) => (
          <section key={section}>
            <h2 className={styles.heading}>{t(`terms.${section}.title`)}</h2>
            <p className={styles.text}>{t(`terms.${section}.text`)}</p>
          </section>
        ))}
        <span>
          <TextLink to={addresses.signUp()}>{t('terms.back')}</TextLink>
        </span>
      </main>
    </div>
  )
}

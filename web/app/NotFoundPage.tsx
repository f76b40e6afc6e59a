import { makeStyles, Text, Title2, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { TextLink } from '../platform/TextLink'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: tokens.spacingVerticalL,
    minHeight: '100%',
    maxWidth: '560px',
    margin: '0 auto',
    padding: tokens.spacingHorizontalXXL,
    boxSizing: 'border-box',
  },
})

/** An address that leads nowhere, with the reason that the link was given, if any. */
export function NotFoundPage() {
  const styles = useStyles()
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const reason = search.get('msg')
  return (
    <main className={styles.root}>
      <Title2 as="h1">{t('notFound.title')}</Title2>
      {reason && <Text>{reason}</Text>}
      <TextLink to="/">{t('notFound.home')}</TextLink>
    </main>
  )
}

import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Logotipo } from '../platform/layout/Logotipo'
import { LookChoices } from '../platform/layout/LookChoices'
import { PageTitle } from '../platform/layout/PageTitle'
import { Plumb } from '../platform/layout/Plumb'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    minHeight: '100%',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 900px)': { gridTemplateColumns: '1fr' },
  },
  story: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: tokens.spacingVerticalL,
    padding: '48px 56px 48px 96px',
    backgroundColor: '#0C3C34',
    color: '#EAF5F2',
    '::before': {
      content: '""',
      position: 'absolute',
      left: '64px',
      top: 0,
      height: '62%',
      width: '3px',
      backgroundColor: '#3FB8A2',
      borderRadius: '0 0 2px 2px',
    },
    '@media (max-width: 900px)': { display: 'none' },
  },
  claim: { fontSize: '30px', lineHeight: '38px', fontWeight: 600, maxWidth: '20ch', letterSpacing: '-0.02em' },
  detail: { maxWidth: '48ch', color: '#BFDDD6', lineHeight: '22px' },
  side: { display: 'flex', flexDirection: 'column', padding: '20px 24px' },
  main: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: tokens.spacingVerticalL,
    width: '100%',
    maxWidth: '420px',
    margin: 'auto',
    padding: '24px 0',
  },
  brand: { display: 'flex', alignItems: 'center', gap: '8px' },
  name: {
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: tokens.lineHeightBase500,
  },
  // A logo is drawn for paper: it stands on white, whatever the theme.
  logotipo: {
    alignSelf: 'start',
    maxHeight: '48px',
    maxWidth: '220px',
    padding: '4px 6px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: '#FFFFFF',
  },
})

type Props = { title: string; logotipoUrl?: string; children: ReactNode }

/** The frame of all pages before one is signed in. */
export function AuthFrame({ title, logotipoUrl = '', children }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  useEffect(() => {
    document.title = `${title} · Prumo`
  }, [title])
  return (
    <div className={styles.root}>
      <aside className={styles.story}>
        <p className={styles.claim} style={{ margin: 0 }}>
          {t('authFrame.claim')}
        </p>
        <span className={styles.detail}>{t('authFrame.detail')}</span>
      </aside>
      <div className={styles.side}>
        <LookChoices />
        <main className={styles.main}>
          <Logotipo address={logotipoUrl} alt={t('authFrame.logotipo')} className={styles.logotipo}>
            <div className={styles.brand}>
              <Plumb size={26} />
              <span className={styles.name}>Prumo</span>
            </div>
          </Logotipo>
          <PageTitle>{title}</PageTitle>
          {children}
        </main>
      </div>
    </div>
  )
}

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { InnerLink } from '../platform/layout/InnerLink'
import { inPast, usePast } from '../platform/server/past'
import { fetchView } from './fetchView'
import type { PlacedViews } from './placedViews'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '2px', marginLeft: '-6px' },
  view: {
    padding: '2px 7px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  current: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorNeutralForeground1 },
})

type Props = { projectId: string; current: PlacedViews | undefined; view: string }

/** The views of the place where one is, at the beginning of the toolbar. A single one needs no choice. */
export function ViewLinks({ projectId, current, view: shown }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const past = usePast()
  if (!current || current.views.length < 2) return null
  return (
    <nav className={styles.root} aria-label={t('project.views')}>
      {current.views.map((each) => (
        <InnerLink
          key={each.view}
          to={inPast(past, each.address(projectId))}
          className={mergeClasses(styles.view, each.view === shown && styles.current)}
          {...(each.view === shown && { 'aria-current': 'page' as const })}
          {...fetchView(each)}
        >
          {t(`navigation.${each.view}`)}
        </InnerLink>
      ))}
    </nav>
  )
}

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { keyRegister } from '../platform/keys/keyRegister'
import { InnerLink } from '../platform/layout/InnerLink'
import { inPast, usePast } from '../platform/server/past'
import { usePreferences } from '../platform/session/usePreferences'
import { fetchView } from './fetchView'
import { openingView, type PlacedViews } from './placedViews'
import { rememberedViews } from './recentProjects'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexShrink: 0,
    overflowX: 'auto',
    padding: '0 14px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  place: {
    position: 'relative',
    padding: '6px 10px 7px',
    color: tokens.colorNeutralForeground2,
    lineHeight: '20px',
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: {
    color: tokens.colorNeutralForeground1,
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 8px -1px',
      height: '3px',
      borderRadius: '2px',
      backgroundColor: tokens.colorBrandStroke1,
    },
  },
})

type Props = { projectId: string; places: readonly PlacedViews[]; current: PlacedViews | undefined }

/** The places of a project. Each opens with the view of it that was opened last. */
export function PlaceLinks({ projectId, places, current }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const past = usePast()
  const { singleKeys } = usePreferences()
  return (
    <nav className={styles.root} aria-label={t('project.places')}>
      {places.map((placed) => {
        const view = openingView(placed, rememberedViews(projectId))
        return (
          <InnerLink
            key={placed.place}
            to={inPast(past, view.address(projectId))}
            className={mergeClasses(styles.place, placed === current && styles.current)}
            {...(placed === current && { 'aria-current': 'true' as const })}
            {...(singleKeys && { title: t('project.keys', { keys: keysOf(placed) }) })}
            {...fetchView(view)}
          >
            {t(`project.place.${placed.place}`)}
          </InnerLink>
        )
      })}
    </nav>
  )
}

const keysOf = ({ place }: PlacedViews) => keyRegister.project[place].join(' ').toUpperCase()

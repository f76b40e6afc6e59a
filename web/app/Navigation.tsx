import { makeStyles, mergeClasses, Text, Tooltip, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { InnerLink } from '../platform/layout/InnerLink'
import type { Place } from '../platform/module'
import { isCurrentPlace } from './isCurrentPlace'
import { usePlaces } from './usePlaces'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '2px', padding: '8px', flexGrow: 1, overflowY: 'auto' },
  group: {
    padding: '14px 10px 4px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  rule: { height: '1px', margin: '8px 10px', backgroundColor: tokens.colorNeutralStroke2 },
  push: { flexGrow: 1 },
  item: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '32px',
    padding: '0 10px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '& svg': { fontSize: '18px', flexShrink: 0 },
  },
  current: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::before': {
      content: '""',
      position: 'absolute',
      left: '-2px',
      top: '6px',
      bottom: '6px',
      width: '3px',
      borderRadius: '2px',
      backgroundColor: tokens.colorBrandStroke1,
    },
  },
})

type Props = { collapsed?: boolean; onNavigate?: () => void }

/** The product's places; the plumb line marks the current one. What somebody may not open is not offered. */
export function Navigation({ collapsed = false, onNavigate }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { groups, personal } = usePlaces()
  const { pathname } = useLocation()

  const link = (place: Place) => {
    const { word, path, icon: Icon, badge: Waiting } = place
    const isCurrent = isCurrentPlace(place, pathname)
    const name = t(`navigation.${word}`)
    const item = (
      <InnerLink
        key={path}
        to={path}
        {...(isCurrent && { 'aria-current': 'page' as const })}
        {...(onNavigate && { onClick: onNavigate })}
        aria-label={name}
        className={mergeClasses(styles.item, isCurrent && styles.current)}
      >
        <Icon />
        {!collapsed && <span>{name}</span>}
        {!collapsed && Waiting && <Waiting />}
      </InnerLink>
    )
    return collapsed ? (
      <Tooltip key={path} content={name} relationship="inaccessible" positioning="after">
        {item}
      </Tooltip>
    ) : (
      item
    )
  }

  return (
    <nav className={styles.root} aria-label={t('navigation.label')}>
      {groups.map(({ group, places }) => (
        <div key={group}>
          {collapsed ? (
            <div className={styles.rule} />
          ) : (
            <Text block className={styles.group}>
              {t(`navigation.${group}`)}
            </Text>
          )}
          {places.map(link)}
        </div>
      ))}
      <div className={styles.push} />
      {personal.map(link)}
    </nav>
  )
}

import {
  Menu,
  MenuButton,
  MenuGroup,
  MenuGroupHeader,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import type { View } from '../platform/module'
import { inPast, usePast } from '../platform/server/past'
import type { PlacedViews } from './placedViews'

const useStyles = makeStyles({
  button: { minWidth: 'auto', maxWidth: '60vw' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  popover: { maxHeight: '70vh', overflowY: 'auto' },
})

type Props = { projectId: string; places: readonly PlacedViews[]; view: string }

/** On a phone: where one is in a project, as a button that opens the list of its places and views. */
export function PlaceMenu({ projectId, places, view: shown }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const current = places.find(({ views }) => views.some(({ view }) => view === shown))
  const place = current && t(`project.place.${current.place}`)
  const view = t([`navigation.${shown}`, 'notBuiltYet.title'])
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton
          size="small"
          className={styles.button}
          aria-label={t('project.goTo', { view: [place, view].filter(Boolean).join(' · ') })}
        >
          <span className={styles.name}>{view}</span>
        </MenuButton>
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          {places.map(({ place, views }) => (
            <MenuGroup key={place}>
              <MenuGroupHeader>{t(`project.place.${place}`)}</MenuGroupHeader>
              {views.map((each) => (
                <ViewItem key={each.view} projectId={projectId} view={each} isShown={each.view === shown} />
              ))}
            </MenuGroup>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

function ViewItem({ projectId, view, isShown }: { projectId: string; view: View; isShown: boolean }) {
  const { t } = useTranslation()
  const to = inPast(usePast(), view.address(projectId))
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <MenuItemLink
      href={useHref(to)}
      {...(isShown && { 'aria-current': 'page' as const })}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => follow(event)}
    >
      {t(`navigation.${view.view}`)}
    </MenuItemLink>
  )
}

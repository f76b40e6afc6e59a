import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { DeletedThing } from './deletedThing'

/** Restores a thing where it stood, or where the person chooses: only that is left where its place is gone. */
export function RestoreControl({ thing: { title, place, restore, places } }: { thing: DeletedThing }) {
  const { t } = useTranslation()
  if (!restore) return null
  return (
    <>
      {(place !== null || !places) && (
        <Button
          size="small"
          icon={<ArrowUndoRegular />}
          onClick={() => restore()}
          aria-label={t('deleted.restore', { title })}
        >
          {t('restore')}
        </Button>
      )}
      {places && (
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button size="small" aria-label={t('deleted.restoreElsewhere', { title })}>
              {t('deleted.restoreInto')}
            </Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {places.map(({ id, name }) => (
                <MenuItem key={id} onClick={() => restore(id)}>
                  {name}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
    </>
  )
}

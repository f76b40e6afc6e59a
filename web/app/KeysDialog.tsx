import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Switch,
  tokens,
} from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { type KeyPlace, keyRegister } from '../platform/keys/keyRegister'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { usePapers } from '../platform/paper/usePapers'
import { preferences } from '../platform/session/preferences'
import { usePreferences } from '../platform/session/usePreferences'
import { useOpenViews } from '../projects/useOpenViews'
import { keyPlaces } from './keyPlaces'
import { keyText } from './keyText'

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px' },
  list: { display: 'grid', gap: '6px', margin: '6px 0 0' },
  deed: { display: 'flex', justifyContent: 'space-between', gap: '12px', alignItems: 'baseline' },
  keys: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '4px', margin: 0 },
  key: {
    padding: '0 6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
  },
})

/** All keys of the screen behind it, by the place in which they work. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { pathname } = useLocation()
  const { singleKeys } = usePreferences()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('keys.title')}</DialogTitle>
          <DialogContent className={styles.content} tabIndex={0} role="region" aria-label={t('keys.title')}>
            {keyPlaces(pathname).map((place) => (
              <Place key={place} place={place} />
            ))}
            <Switch
              label={t('keys.single')}
              checked={singleKeys}
              onChange={(_, { checked }) => preferences.set({ singleKeys: checked })}
            />
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              {t('close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

function Place({ place }: { place: KeyPlace }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const isThere = useIsThere()
  const deeds = Object.entries<readonly string[]>(keyRegister[place]).filter(([deed]) => isThere(place, deed))
  const shown = (key: string) =>
    key
      .split(' ')
      .map((held) =>
        held
          .split('+')
          .map((part) => (part.length === 1 ? part.toUpperCase() : t(`keys.names.${part}`)))
          .join(' + '),
      )
      .join(' ')
  return (
    <section aria-label={t(`keys.places.${place}`)}>
      <SectionTitle as="h3">{t(`keys.places.${place}`)}</SectionTitle>
      <dl className={styles.list}>
        {deeds.map(([deed, keys]) => (
          <div key={deed} className={styles.deed}>
            <dt>{t(keyText(place, deed))}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {shown(key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Whether a deed can be done here: a place of a project may be closed to somebody, a screen may not be printed. */
function useIsThere() {
  const { projectId = '' } = useParams()
  const open = useOpenViews(projectId).map(({ place }): string => place)
  const { offered } = usePapers()
  return (place: KeyPlace, deed: string) => {
    if (place === 'anywhere') return deed !== 'print' || offered !== undefined
    return place !== 'project' || deed === 'view' || open.includes(deed)
  }
}

import { FlashRegular, KeyboardRegular, PrintRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { signOut } from '../../identity/signedIn'
import { papers } from '../../platform/paper/papers'
import { usePapers } from '../../platform/paper/usePapers'
import { densities, useHasDensity } from '../../platform/session/density'
import { preferences } from '../../platform/session/preferences'
import type { useAccess } from '../../platform/session/useAccess'
import { usePreferences } from '../../platform/session/usePreferences'
import { speak } from '../../platform/texts/i18n'
import { actions } from '../places'
import { toggleColours } from '../toggleColours'
import { beginningText } from './beginningText'
import type { Entry } from './entry'
import { wayToBegin } from './wayToBegin'

/** What can be begun or changed from any screen. */
export function useCommandEntries(can: ReturnType<typeof useAccess>, onKeys: () => void): Entry[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const shown = useLocation()
  const { density } = usePreferences()
  const hasDensity = useHasDensity()
  const { offered } = usePapers()
  const entry = (key: string, title: string, run: () => void): Entry => ({ key, title, icon: FlashRegular, run })
  return [
    ...actions
      .filter(({ needs }) => can(...needs))
      .map(({ command, path }) => {
        const { name, also } = beginningText(t, command)
        const { to, replace } = wayToBegin(path, shown)
        const begin = () => void navigate(to, { state: { begin: command }, replace })
        return { ...entry(command, name, begin), also }
      }),
    ...(offered
      ? [{ ...entry('print', t('shell.print'), papers.show), also: t('keys.deeds.anywhere.print'), icon: PrintRegular }]
      : []),
    entry('theme', t('theme.toggle'), toggleColours),
    ...densities
      .filter((each) => hasDensity && each !== density)
      .map((each) => ({
        ...entry(each, t(`density.${each}`), () => preferences.set({ density: each })),
        title: `${t('density.label')}: ${t(`density.${each}`)}`,
      })),
    { ...entry('keys', t('keys.title'), onKeys), icon: KeyboardRegular },
    entry('pt-BR', t('language.pt-BR'), () => void speak('pt-BR')),
    entry('en', t('language.en'), () => void speak('en')),
    entry('signOut', t('signOut'), () => void signOut()),
  ]
}

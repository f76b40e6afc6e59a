import {
  Dialog,
  DialogBody,
  DialogSurface,
  Input,
  makeStyles,
  mergeClasses,
  Text,
  tokens,
} from '@fluentui/react-components'
import { FlashRegular, type FluentIcon, KeyboardRegular, SearchRegular } from '@fluentui/react-icons'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { signOut } from '../identity/signedIn'
import { containsWords, plainText } from '../platform/formats/plainText'
import { useQuery } from '../platform/server/useQuery'
import { preferences } from '../platform/session/preferences'
import { isWorker } from '../platform/session/session'
import { useAccess, useSession } from '../platform/session/useAccess'
import { speak } from '../platform/texts/i18n'
import { actions, foundRecords } from './places'
import { usePlaces } from './usePlaces'

type Entry = { key: string; title: string; detail?: string; icon: FluentIcon; run: () => void }

const useStyles = makeStyles({
  surface: { padding: '0', maxWidth: '620px', marginTop: '10vh' },
  body: { display: 'flex', flexDirection: 'column', gap: 0 },
  input: { height: '52px', border: 'none', '::after': { display: 'none' } },
  list: {
    maxHeight: '50vh',
    overflowY: 'auto',
    padding: '6px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  entry: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '36px',
    padding: '0 10px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    borderLeft: '3px solid transparent',
    '@media (max-width: 600px)': { flexWrap: 'wrap', rowGap: 0, paddingBlock: '6px' },
  },
  icon: { flexShrink: 0 },
  current: { backgroundColor: tokens.colorNeutralBackground1Selected, borderLeftColor: tokens.colorBrandStroke1 },
  title: {
    flex: '1 1 60%',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (max-width: 600px)': { whiteSpace: 'normal' },
  },
  detail: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    '@media (max-width: 600px)': { flexBasis: '100%', paddingLeft: '30px' },
  },
  none: { padding: '14px', color: tokens.colorNeutralForeground3 },
})

/** Ctrl+K: every place, what the program can do, and records by words of their names. */
export function CommandPalette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()
  const entries = useEntries(text, onKeys)
  // What is found later comes above what was chosen, and does not take its place.
  const current = Math.max(
    0,
    entries.findIndex(({ key }) => key === chosen),
  )

  const choose = (entry: Entry | undefined) => {
    if (!entry) return
    onClose()
    entry.run()
  }
  const steer = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setChosen(entries[(current + step + entries.length) % Math.max(entries.length, 1)]?.key)
    }
    if (event.key === 'Enter') choose(entries[current])
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface className={styles.surface} aria-label={t('palette.open')}>
        <DialogBody className={styles.body}>
          <Input
            className={styles.input}
            appearance="filled-lighter"
            contentBefore={<SearchRegular />}
            placeholder={t('palette.placeholder')}
            value={text}
            autoFocus
            role="combobox"
            aria-expanded
            aria-controls="palette-list"
            aria-activedescendant={entries[current] ? `palette-${current}` : ''}
            aria-label={t('palette.placeholder')}
            onChange={(_, { value }) => {
              setText(value)
              setChosen(undefined)
            }}
            onKeyDown={steer}
          />
          <div className={styles.list} role="listbox" id="palette-list" aria-label={t('palette.open')}>
            {entries.map(({ icon: Icon, ...entry }, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above holds the focus and takes the keys
              <div
                key={entry.key}
                id={`palette-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === current}
                className={mergeClasses(styles.entry, index === current && styles.current)}
                onMouseMove={() => setChosen(entry.key)}
                onClick={() => choose(entries[index])}
                ref={(element) => {
                  if (index === current) element?.scrollIntoView({ block: 'nearest' })
                }}
              >
                <Icon className={styles.icon} />
                <span className={styles.title}>{entry.title}</span>
                {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
              </div>
            ))}
            {entries.length === 0 && <Text className={styles.none}>{t('palette.none')}</Text>}
          </div>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

function useEntries(text: string, onKeys: () => void): Entry[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const signedIn = useSession()
  const rights = useAccess()
  const isAtWork = signedIn?.paymentInfo.premium === true && !isWorker(signedIn)
  const can: typeof rights = (...need) => isAtWork && rights(...need)
  const { projectId: openProjectId } = useParams()
  const typed = text.trim()
  const searched = useDeferredValue(typed)
  const { data: found = [] } = useQuery(
    'search',
    searched.length >= 2 && can('projects', 'viewOnly') ? { text: searched, openProjectId } : null,
  )

  const places = usePlaces().all.map(({ word, path, icon }) => ({
    key: path,
    title: t(`navigation.${word}`),
    icon,
    run: () => void navigate(path),
  }))
  const deeds: Entry[] = [
    ...actions
      .filter(({ needs }) => can(...needs))
      .map(({ command, path }) => ({
        key: command,
        title: t(`command.${command}`),
        icon: FlashRegular,
        run: () => void navigate(path),
      })),
    {
      key: 'theme',
      title: t('theme.toggle'),
      icon: FlashRegular,
      run: () => preferences.set({ colorMode: preferences.get().colorMode === 'dark' ? 'light' : 'dark' }),
    },
    { key: 'keys', title: t('keys.title'), icon: KeyboardRegular, run: onKeys },
    { key: 'pt-BR', title: t('language.pt-BR'), icon: FlashRegular, run: () => void speak('pt-BR') },
    { key: 'en', title: t('language.en'), icon: FlashRegular, run: () => void speak('en') },
    { key: 'signOut', title: t('signOut'), icon: FlashRegular, run: () => void signOut() },
  ]
  const matching = [...places, ...deeds].filter(({ title }) => containsWords(title, typed))
  const records = found.map(({ kind, id, projectId, title, detail }) => ({
    key: id,
    title,
    detail,
    icon: foundRecords[kind].icon,
    run: () => void navigate(foundRecords[kind].address(projectId ?? '', id)),
  }))
  // Enter right after the last letter runs what was typed, and nothing that was found for less of it.
  if (searched !== typed || typed.length < 2) return matching
  const [named, rest] = parted(matching, ({ title }) => plainText(title).startsWith(plainText(typed)))
  return [...named, ...records, ...rest]
}

const parted = <Item,>(items: readonly Item[], is: (item: Item) => boolean) =>
  [items.filter(is), items.filter((item) => !is(item))] as const

import { Dialog, DialogBody, DialogSurface, Input, makeStyles } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../platform/layout/VisuallyHidden'
import type { Entry } from './palette/entry'
import { PaletteList } from './palette/PaletteList'
import { useEntryGroups } from './palette/useEntryGroups'

const useStyles = makeStyles({
  surface: { padding: '0', maxWidth: '620px', marginTop: '10vh' },
  body: { display: 'flex', flexDirection: 'column', gap: 0 },
  input: { height: '52px', border: 'none', '::after': { display: 'none' } },
})

/** Ctrl+K: every place, views of projects, what the program can do, and records by words of their names. */
export function CommandPalette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()
  const groups = useEntryGroups(text, onKeys)
  const entries = groups.flatMap((group) => group.entries)
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
            maxLength={200}
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
          <PaletteList groups={groups} current={entries[current]} onPoint={setChosen} onChoose={choose} />
          <VisuallyHidden role="status">
            {entries.length > 0 && t('palette.count', { count: entries.length })}
          </VisuallyHidden>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

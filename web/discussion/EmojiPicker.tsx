import {
  Button,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Tooltip,
  tokens,
} from '@fluentui/react-components'
import { EmojiRegular } from '@fluentui/react-icons'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** What people of a project say most; a keyboard has the rest. */
const emoji = {
  thumbsUp: '👍',
  thumbsDown: '👎',
  clap: '👏',
  pray: '🙏',
  muscle: '💪',
  handshake: '🤝',
  wave: '👋',
  ok: '👌',
  smile: '😀',
  laugh: '😂',
  wink: '😉',
  love: '😍',
  think: '🤔',
  worry: '😟',
  cry: '😢',
  surprise: '😮',
  check: '✅',
  cross: '❌',
  warning: '⚠️',
  question: '❓',
  exclamation: '❗',
  idea: '💡',
  star: '⭐',
  heart: '❤️',
  party: '🎉',
  rocket: '🚀',
  fire: '🔥',
  eyes: '👀',
  clock: '⏰',
  calendar: '📅',
  pin: '📌',
  clip: '📎',
  document: '📄',
  chart: '📈',
  money: '💰',
  phone: '📞',
  worker: '👷',
  crane: '🏗️',
  brick: '🧱',
  tools: '🛠️',
  ruler: '📐',
  truck: '🚚',
  rain: '🌧️',
  sun: '☀️',
  coffee: '☕',
  stop: '⛔',
  hourglass: '⏳',
  hundred: '💯',
} as const
type Word = keyof typeof emoji
const words = Object.keys(emoji) as Word[]
const columns = 8

const useStyles = makeStyles({
  grid: { display: 'grid', gridTemplateColumns: `repeat(${columns}, 36px)`, gap: '2px' },
  surface: { padding: '8px' },
  emoji: {
    width: '36px',
    height: '36px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    fontSize: '20px',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})

/** A few emoji by name; arrows walk through them, Enter takes one. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const [current, setCurrent] = useState(0)
  const grid = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key]
    const to = step === undefined ? undefined : current + step
    if (to === undefined || to < 0 || to >= words.length) return
    event.preventDefault()
    setCurrent(to)
    grid.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <Popover open={open} onOpenChange={(_, { open: wanted }) => setOpen(wanted)} trapFocus>
      <PopoverTrigger disableButtonEnhancement>
        <Tooltip content={t('comments.emoji')} relationship="label">
          <Button appearance="subtle" size="small" icon={<EmojiRegular />} />
        </Tooltip>
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={t('comments.emoji')}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are the buttons' own */}
        <div ref={grid} className={styles.grid} onKeyDown={walk}>
          {words.map((word, index) => (
            <button
              key={word}
              type="button"
              className={styles.emoji}
              tabIndex={index === current ? 0 : -1}
              aria-label={t(`emoji.${word}`)}
              title={t(`emoji.${word}`)}
              onFocus={() => setCurrent(index)}
              onClick={() => {
                setOpen(false)
                onPick(emoji[word])
              }}
            >
              {emoji[word]}
            </button>
          ))}
        </div>
      </PopoverSurface>
    </Popover>
  )
}

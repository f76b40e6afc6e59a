import { makeStyles } from '@fluentui/react-components'
import { sandboxCards } from '@prumo/contracts/subscription/sandbox'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../platform/session/usePreferences'
import { useLanguage } from '../../platform/texts/useLanguage'

const useStyles = makeStyles({
  // Its page leaves room for the focus around its fields: they stand in line with all others.
  frame: { display: 'block', width: 'calc(100% + 8px)', margin: '-4px', border: 0 },
})

/** The texts of the frame’s page, which has none of its own. */
const names = [
  'title',
  'holder',
  'number',
  'expiry',
  'securityCode',
  'brand',
  'pay',
  'holderMissing',
  'numberInvalid',
  'numberUnknown',
  'expiryInvalid',
  'expired',
  'securityCodeInvalid',
] as const

type FrameMessage = { kind?: unknown; height?: unknown; outcome?: unknown }

/**
 * The card form of the sandbox. Its page may do nothing but tell us the outcome of a documented number: it has no
 * origin of ours, and no number leaves it.
 */
export function SandboxFrame({ onCard }: { onCard: (outcome: string) => void }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const { colorMode } = usePreferences()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(270)
  const listener = useRef(onCard)
  listener.current = onCard
  const begin = useCallback(() => {
    const texts = Object.fromEntries(names.map((name) => [name, t(`checkout.card.${name}`)]))
    const message = { kind: 'begin', language, theme: colorMode, texts, cards: sandboxCards }
    frame.current?.contentWindow?.postMessage(message, '*')
  }, [t, language, colorMode])
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<FrameMessage>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      if (data?.kind === 'ready') begin()
      if (data?.kind === 'size' && typeof data.height === 'number') setHeight(Math.min(900, Math.ceil(data.height)))
      if (data?.kind === 'card' && typeof data.outcome === 'string') listener.current(data.outcome)
    }
    addEventListener('message', hear)
    begin()
    return () => removeEventListener('message', hear)
  }, [begin])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      style={{ height }}
      title={t('checkout.card.title')}
      src="/payment-sandbox"
      sandbox="allow-scripts"
    />
  )
}

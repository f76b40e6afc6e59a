import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { DocumentSearchRegular } from '@fluentui/react-icons'
import type { Verdict } from '@prumo/verify/verdictOn'
import { words } from '@prumo/verify/words'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTimeZones } from '../platform/formats/useTimeZones'
import { fileDrop } from '../platform/forms/fileDrop'
import { MessageBar, MessageBarBody, MessageBarTitle } from '../platform/layout/MessageBar'
import { hasWebCrypto } from '../platform/session/hasWebCrypto'
import { useLanguage } from '../platform/texts/useLanguage'
import type { ToVerify, Verified } from './verifyWorker'
import { withReadableInstants } from './withReadableInstants'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxWidth: '80ch' },
  drop: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: '20px 16px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  over: { backgroundColor: tokens.colorNeutralBackground3 },
  list: { margin: '4px 0 8px', paddingLeft: '20px', overflowWrap: 'anywhere' },
  text: { whiteSpace: 'normal' },
})

/** Checks an export or a receipt in this browser, by the very modules of prumo-verify: the file is sent nowhere. */
export function VerifyFile() {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const [verified, setVerified] = useState<Verified | 'notHere'>()
  const [heads, setHeads] = useState<readonly File[]>([])
  const [over, setOver] = useState(false)
  const [chosenFile, setChosenFile] = useState<File>()
  const [fileInput, headsInput] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]

  // A verdict is on this file against these heads: with either of them another one is asked for.
  useEffect(() => {
    if (!chosenFile) return
    const checking = new Worker(new URL('./verifyWorker.ts', import.meta.url), { type: 'module' })
    setVerified({ read: 0 })
    checking.onmessage = ({ data }: MessageEvent<Verified>) => setVerified(data)
    checking.onerror = () => setVerified('notHere')
    checking.postMessage({ file: chosenFile, heads } satisfies ToVerify)
    return () => checking.terminate()
  }, [chosenFile, heads])

  const chosen = (take: (files: File[]) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    take([...(event.target.files ?? [])])
    event.target.value = ''
  }
  const say = words[language === 'en' ? 'en' : 'pt']

  if (!hasWebCrypto()) return <Warning text={t('proof.needsHttps')} />
  return (
    <div className={styles.root}>
      <div
        className={`${styles.drop} ${over ? styles.over : ''}`}
        {...fileDrop({ isDisabled: false, onOver: setOver, onFiles: ([file]) => file && setChosenFile(file) })}
      >
        <input
          ref={fileInput}
          type="file"
          hidden
          aria-label={t('proof.chooseFile')}
          onChange={chosen(([file]) => file && setChosenFile(file))}
        />
        <input
          ref={headsInput}
          type="file"
          hidden
          multiple
          aria-label={t('proof.chooseHeads')}
          onChange={chosen(setHeads)}
        />
        <Button appearance="primary" icon={<DocumentSearchRegular />} onClick={() => fileInput.current?.click()}>
          {t('proof.chooseFile')}
        </Button>
        <Button onClick={() => headsInput.current?.click()}>{t('proof.chooseHeads')}</Button>
        <Text size={200}>{heads.length > 0 ? t('proof.headsChosen', { count: heads.length }) : t('proof.drop')}</Text>
      </div>
      <div role="status" className={styles.root}>
        {verified === 'notHere' ? (
          <Warning text={t('proof.notHere')} />
        ) : (
          verified && <Outcome of={verified} say={say} />
        )}
      </div>
    </div>
  )
}

function Outcome({ of, say }: { of: Verified; say: (typeof words)['en'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const zones = useTimeZones()
  if ('read' in of) return <ProgressBar value={of.read} aria-label={t('proof.verifying')} />
  if ('notUnderstood' in of) {
    const { reason, what } = of.notUnderstood
    return <Warning text={reason === 'format' ? t('proof.notUnderstood') : (say.reasons[reason]?.(what) ?? what)} />
  }
  return <FileReport verdict={withReadableInstants(of.verdict, language, zones)} say={say} />
}

function Warning({ text }: { text: string }) {
  const styles = useStyles()
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody className={styles.text}>{text}</MessageBarBody>
    </MessageBar>
  )
}

function FileReport({ verdict: { finding, ...report }, say }: { verdict: Verdict; say: (typeof words)['en'] }) {
  const styles = useStyles()
  if (finding)
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody className={styles.text}>
          <MessageBarTitle>{say.bad}</MessageBarTitle> {say.findings[finding.check]?.(finding)} {say.where(finding)}
        </MessageBarBody>
      </MessageBar>
    )
  return (
    <>
      <MessageBar intent={hasReserve(report) ? 'warning' : 'success'} layout="multiline">
        <MessageBarBody className={styles.text}>
          <MessageBarTitle>{say.headline(report)}</MessageBarTitle>
        </MessageBarBody>
      </MessageBar>
      <Lines title={say.checked} lines={say.counted(report)} />
      <Lines
        title={say.unchecked}
        lines={report.unchecked.flatMap((part) => say.notChecked[part.what]?.(part) ?? [])}
      />
    </>
  )
}

/** Whether the first line says more than that all holds: of a file that is older, of missing contents, of a voiding. */
const hasReserve = ({ verdict, missing, signed }: Omit<Verdict, 'finding'>) =>
  verdict === 'older' || (missing?.contents ?? 0) > 0 || Boolean(signed?.voided ?? signed?.newer)

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  const styles = useStyles()
  if (lines.length === 0) return null
  return (
    <div>
      <Text weight="semibold">{title}</Text>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

import { Button, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular, SignatureRegular } from '@fluentui/react-icons'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import type { Answer } from '@prumo/contracts/index'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { Page } from '../platform/layout/Page'
import { useToasts } from '../platform/layout/useToasts'
import { useOlderPages } from '../platform/lists/useOlderPages'
import { newId } from '../platform/newId'
import { fetchQuery, send } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'
import { useQuery } from '../platform/server/useQuery'
import { hasWebCrypto } from '../platform/session/hasWebCrypto'
import { downloadProof } from './downloadExport'
import { HeadList } from './HeadList'
import { HeadPlacesForm } from './HeadPlacesForm'
import { LogLosses } from './LogLosses'
import { VerifyFile } from './VerifyFile'

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, paddingTop: '4px' },
  heading: { margin: 0 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, max-content) minmax(0, 1fr)',
    gap: '2px 20px',
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  root: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  says: { margin: 0, paddingLeft: '20px', maxWidth: '80ch', '& li': { paddingBottom: '6px' } },
})

/** What proves the action log: its tree, its signed heads, and a check of any exported file. */
export function LogProofScreen() {
  const { t } = useTranslation()
  const { data, error, mutate } = useQuery('logHeads', {})
  return (
    <Page
      title={t('proof.title')}
      actions={
        <>
          <ButtonLink size="small" to={addresses.actionLog()}>
            {t('navigation.action-log')}
          </ButtonLink>
          {data && <Deeds />}
        </>
      }
    >
      <FailureBar failure={error} onRetry={() => void mutate()} />
      {!data ? (
        !error && <Loading rows={6} />
      ) : (
        <>
          <State answer={data} />
          <Section title={t('proof.heads')}>
            {data.heads.length === 0 ? (
              <EmptyState title={t('proof.noHeads')} text={t('proof.noHeadsText')} />
            ) : (
              <Heads first={data} />
            )}
          </Section>
          <Section title={t('proof.verify')}>
            {hasWebCrypto() && <Text>{t('proof.verifyText')}</Text>}
            <VerifyFile />
          </Section>
          <Section title={t('proof.places')}>
            <HeadPlacesForm key={JSON.stringify(data.places)} places={data.places} people={data.people} />
          </Section>
        </>
      )}
      {/* Shown before what stands above it has come, it would be pushed away. */}
      {(data || error) && <Explanation />}
    </Page>
  )
}

/** What a proof says, and what it does not. */
function Explanation() {
  const { t } = useTranslation()
  return (
    <>
      <Section title={t('proof.saysTitle')}>
        <Sayings lines={says.map((point) => t(`proof.says.${point}`))} />
      </Section>
      <Section title={t('proof.saysNotTitle')}>
        <Sayings lines={saysNot.map((point) => t(`proof.saysNot.${point}`))} />
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <section className={styles.section} aria-label={title}>
      <Subtitle2 as="h2" className={styles.heading}>
        {title}
      </Subtitle2>
      {children}
    </section>
  )
}

const says = ['unchanged', 'order', 'time', 'offline'] as const
const saysNot = ['who', 'true', 'before', 'part'] as const

function Sayings({ lines }: { lines: readonly string[] }) {
  const styles = useStyles()
  return (
    <ul className={styles.says}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function State({ answer: { tree, heads, lost, logsAccepted, endsAccepted } }: { answer: Answer<'logHeads'> }) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  const styles = useStyles()
  const [last] = heads
  const uncovered = tree.size - (last?.size ?? 0)
  return (
    <Section title={t('proof.state')}>
      <LogLosses lost={lost} logsAccepted={logsAccepted} endsAccepted={endsAccepted} />
      <dl className={styles.facts}>
        <dt>{t('proof.size')}</dt>
        <dd>{t('proof.entries', { count: tree.size })}</dd>
        <dt>{t('proof.root')}</dt>
        <dd className={styles.root}>{tree.root}</dd>
        <dt>{t('proof.lastHead')}</dt>
        <dd>{last ? showInstant(last.signedAt) : t('proof.none')}</dd>
        <dt>{t('proof.uncovered')}</dt>
        <dd>{t(last ? 'proof.uncoveredCount' : 'proof.entries', { count: uncovered })}</dd>
      </dl>
    </Section>
  )
}

/** Signs all that there is, and takes it along with its proofs. */
function Deeds() {
  const { t } = useTranslation()
  const toasts = useToasts()
  const [busy, setBusy] = useState(false)
  const doing = (work: () => Promise<string>) => async () => {
    setBusy(true)
    try {
      toasts.done(await work())
    } catch (failure) {
      toasts.failed(failure as Failure)
    } finally {
      setBusy(false)
    }
  }
  const sign = doing(async () => {
    await send('SignHead', {})
    return t('done.SignHead')
  })
  const exportAll = doing(async () => {
    const [viewId, exportId] = [newId(), newId()]
    await send('SignHead', {})
    await send('ViewActionLog', { viewId, filters: wholeLog })
    await send('ExportLogProof', { viewId, exportId })
    downloadProof(exportId)
    return t('done.ExportLogProof')
  })
  return (
    <>
      <Button size="small" icon={<ArrowDownloadRegular />} disabledFocusable={busy} onClick={() => void exportAll()}>
        {t('command.ExportLogProof')}
      </Button>
      <Button
        size="small"
        appearance="primary"
        icon={<SignatureRegular />}
        disabledFocusable={busy}
        onClick={() => void sign()}
      >
        {t('command.SignHead')}
      </Button>
    </>
  )
}

/** The heads of the first page as they are now, and older ones as far as somebody has asked for them. */
function Heads({ first }: { first: Answer<'logHeads'> }) {
  const { t } = useTranslation()
  const older = useOlderPages({
    name: 'logHeads',
    first: useMemo(() => pageOf(first), [first]),
    keyOf: ({ size }) => size,
    fetchAfter: async (after) => pageOf(await fetchQuery('logHeads', { after })),
  })
  return (
    <>
      <HeadList heads={older.items} onTaken={older.refresh} />
      <FailureBar failure={older.error} onRetry={older.more} />
      {older.hasMore && (
        <div>
          <Button disabledFocusable={older.isLoading} onClick={older.more}>
            {t('proof.older')}
          </Button>
        </div>
      )}
    </>
  )
}

const pageOf = ({ heads, next }: Answer<'logHeads'>) => ({ items: heads, next })

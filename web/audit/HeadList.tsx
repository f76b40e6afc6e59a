import { Button, makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import type { LogHead } from '@prumo/contracts/audit/headQueries'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { QuietText } from '../platform/layout/QuietText'
import { RoomyBadge } from '../platform/layout/RoomyBadge'
import { useCommand } from '../platform/server/useCommand'
import { saveText } from './saveText'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  head: {
    display: 'grid',
    gridTemplateColumns: 'minmax(200px, 1fr) minmax(240px, 2fr) max-content',
    gap: '6px 20px',
    alignItems: 'start',
    padding: '6px 8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    '@media (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  words: { display: 'grid', minWidth: 0 },
  root: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  places: { display: 'grid', gap: '2px', margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' },
})

/** Signed heads, the newest first: what each says, and who has received it. */
export function HeadList({ heads, onTaken }: { heads: readonly LogHead[]; onTaken: () => void }) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  const styles = useStyles()
  const { run, sending } = useCommand()
  const receiver = ({ kind, url, name }: LogHead['published'][number]['to']) =>
    t(`proof.to.${kind}`, { who: url ?? name ?? t('proof.somebodyErased') })

  const take = async ({ size, checkpoint, verifierKey }: LogHead) => {
    if (!(await run('TakeHead', { size }, { done: t('done.TakeHead') }))) return
    onTaken()
    saveText(`${size}.checkpoint`, checkpoint)
    saveText('verifier-key.txt', `${verifierKey}\n`)
  }
  return (
    <ul className={styles.list} aria-label={t('proof.heads')}>
      {heads.map((head) => (
        <li key={head.size} className={styles.head}>
          <div className={styles.words}>
            <Text>{t('proof.entries', { count: head.size })}</Text>
            <QuietText>
              {showInstant(head.signedAt)} · {head.signedBy ?? t('proof.byItself')}
            </QuietText>
            <span className={styles.root}>{head.root}</span>
          </div>
          <ul className={styles.places}>
            {head.published.map(({ to, at }) => (
              <li key={`${receiver(to)} ${at}`}>
                <Text size={200}>
                  {receiver(to)} · {showInstant(at)}
                </Text>
              </li>
            ))}
            {head.failed.map(({ to, at, reason }) => (
              <li key={`${receiver(to)} ${at}`}>
                <Text size={200}>
                  <RoomyBadge color="danger" appearance="tint">
                    {t('proof.failed')}
                  </RoomyBadge>{' '}
                  {receiver(to)} · {showInstant(at)} · {t(`proof.because.${reason}`)}
                </Text>
              </li>
            ))}
          </ul>
          <Tooltip content={t('proof.takeBoth')} relationship="description">
            <Button
              size="small"
              icon={<ArrowDownloadRegular />}
              disabledFocusable={sending}
              aria-label={`${t('command.TakeHead')}: ${t('proof.entries', { count: head.size })}`}
              onClick={() => void take(head)}
            >
              {t('command.TakeHead')}
            </Button>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}

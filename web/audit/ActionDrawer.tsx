import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  Link,
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  OverlayDrawer,
  Text,
  tokens,
} from '@fluentui/react-components'
import { ChevronDownRegular, ChevronUpRegular, DismissRegular } from '@fluentui/react-icons'
import { denialEvents } from '@prumo/contracts/audit/denials'
import type { Action } from '@prumo/contracts/audit/queries'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { showInstant } from '../platform/formats/dates'
import { useNarrow } from '../platform/layout/useNarrow'
import { useLanguage } from '../platform/texts/useLanguage'
import { browserOf } from './browserOf'
import { ProveAction } from './ProveAction'
import { type ToldChange, tellChanges, type Words } from './tellChanges'
import { tellKind } from './tellDenial'
import { useActorName } from './useActorName'

const useStyles = makeStyles({
  drawer: { width: 'min(560px, 100vw)' },
  actions: { display: 'flex' },
  sentence: { display: 'block', padding: '4px 0 12px', fontSize: tokens.fontSizeBase400, lineHeight: '24px' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, max-content) 1fr',
    gap: '6px 16px',
    margin: '0 0 20px',
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  notice: { marginBottom: '12px' },
  heading: { display: 'block', margin: '0 0 4px', fontWeight: tokens.fontWeightSemibold },
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    marginBottom: '20px',
    '& th': { textAlign: 'left', fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
    '& th, & td': {
      padding: '6px 8px 6px 0',
      verticalAlign: 'top',
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
    },
  },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  quiet: { color: tokens.colorNeutralForeground3 },
})

type Props = {
  action: Action
  /** The rows that it stands among. */
  actions: readonly Action[]
  words: Words
  onOpen: (action: Action) => void
  onRecord: (recordId: string) => void
  onClose: () => void
}

/** One action with all that is known of it; the arrow keys lead to the ones before and after. */
export function ActionDrawer({ action, actions, words, onOpen, onRecord, onClose }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const narrow = useNarrow()
  const actor = useActorName()(action.actor)
  const changes = tellChanges(action, words)
  const isDenial = Object.hasOwn(denialEvents, action.kind)
  // What was denied changed nothing: it has no before and after.
  const Content = isDenial ? Denied : Changes
  const at = actions.indexOf(action)
  const go = (to: number) => {
    const next = actions[to]
    if (next) onOpen(next)
  }
  const close = () => {
    onClose()
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[role="row"][data-index="${at}"]`)?.focus())
  }
  return (
    <OverlayDrawer
      open
      position="end"
      className={styles.drawer}
      modalType={narrow ? 'modal' : 'non-modal'}
      onOpenChange={close}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown') go(at + 1)
        if (key === 'ArrowUp') go(at - 1)
      }}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <div className={styles.actions}>
              <Button
                appearance="subtle"
                icon={<ChevronUpRegular />}
                aria-label={t('actionLog.newer')}
                title={t('actionLog.newer')}
                disabledFocusable={at === 0}
                onClick={() => go(at - 1)}
              />
              <Button
                appearance="subtle"
                icon={<ChevronDownRegular />}
                aria-label={t('actionLog.older')}
                title={t('actionLog.older')}
                disabledFocusable={at === actions.length - 1}
                onClick={() => go(at + 1)}
              />
              <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('close')} onClick={close} />
            </div>
          }
        >
          {t('actionLog.action')}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>
        <Text className={styles.sentence}>
          <strong>{actor}</strong> {tellKind(action, words)}
          {action.recordName && action.recordId !== action.actor.userId && <strong> {action.recordName}</strong>}
        </Text>
        {action.spelledOtherwise && (
          <MessageBar intent="warning" layout="multiline" className={styles.notice}>
            <MessageBarBody>{t('actionLog.spelledOtherwise')}</MessageBarBody>
          </MessageBar>
        )}
        <dl className={styles.facts}>
          <Fact name={t('actionLog.when')}>
            {showInstant(action.at, language)}
            <br />
            <span className={mergeClasses(styles.code, styles.quiet)}>{action.at}</span>
          </Fact>
          {action.projectPitch && <Fact name={t('actionLog.project')}>{action.projectPitch}</Fact>}
          <Origin from={action.from} />
          {!isDenial && (
            <Fact name={t('actionLog.basis')}>
              {t([`basis.${action.permissionBasis.split(':')[0]}`, 'basis.other'], { basis: action.permissionBasis })}
            </Fact>
          )}
        </dl>
        <Section
          title={t(isDenial ? 'actionLog.denied' : 'actionLog.changes')}
          changes={changes.filter(({ technical }) => !technical)}
          content={Content}
        />
        <Section
          title={t('actionLog.technical')}
          changes={changes.filter(({ technical }) => technical)}
          content={Content}
        />
        {action.replaced && (
          <Text className={mergeClasses(styles.quiet, styles.notice)} block>
            {t('actionLog.replaced')}
          </Text>
        )}
        <Text className={styles.heading} as="h3" block>
          {t('actionLog.inTheLog')}
        </Text>
        <dl className={styles.facts}>
          <Fact name={t('actionLog.position')}>{action.position}</Fact>
          <Fact name={t('actionLog.kind')}>
            <span className={styles.code}>{action.kind}</span>
          </Fact>
          <Fact name={t('actionLog.eventId')}>
            <span className={styles.code}>{action.eventId}</span>
          </Fact>
          {action.recordId && (
            <Fact name={t('actionLog.recordId')}>
              <span className={styles.code}>{action.recordId}</span>
            </Fact>
          )}
        </dl>
        <ProveAction key={action.position} position={action.position} />
        {action.recordId && (
          <Link as="button" onClick={() => onRecord(action.recordId ?? '')}>
            {t('actionLog.allOfRecord')}
          </Link>
        )}
      </DrawerBody>
    </OverlayDrawer>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

function Origin({ from }: Pick<Action, 'from'>) {
  const { t } = useTranslation()
  const styles = useStyles()
  if (!from) return <Fact name={t('actionLog.from')}>{t('actionLog.fromInside')}</Fact>
  return (
    <>
      <Fact name={t('actionLog.from')}>
        {from.address ?? from.network} {from.address && <span className={styles.quiet}>({from.network})</span>}
      </Fact>
      <Fact name={t('actionLog.browser')}>
        {from.userAgent === null ? (
          t('actionLog.erased')
        ) : (
          <>
            {browserOf(from.userAgent)}
            <br />
            <Text size={200} className={styles.quiet}>
              {from.userAgent}
            </Text>
          </>
        )}
      </Fact>
    </>
  )
}

type ContentProps = { changes: readonly ToldChange[] }

function Section({
  title,
  changes,
  content: Content,
}: ContentProps & { title: string; content: ComponentType<ContentProps> }) {
  const styles = useStyles()
  if (changes.length === 0) return null
  return (
    <>
      <Text className={styles.heading} as="h3" block>
        {title}
      </Text>
      <Content changes={changes} />
    </>
  )
}

function Denied({ changes }: ContentProps) {
  const styles = useStyles()
  return (
    <dl className={styles.facts}>
      {changes.map(({ field, label, after }) => (
        <Fact key={field} name={label}>
          {after}
        </Fact>
      ))}
    </dl>
  )
}

function Changes({ changes }: ContentProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('actionLog.field.field')}</th>
          <th scope="col">{t('actionLog.before')}</th>
          <th scope="col">{t('actionLog.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td>{before ?? '—'}</td>
            <td>{after ?? '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

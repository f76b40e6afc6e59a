import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  Link,
  makeStyles,
  mergeClasses,
  OverlayDrawer,
  Text,
  tokens,
} from '@fluentui/react-components'
import { ChevronDownRegular, ChevronUpRegular, DismissRegular } from '@fluentui/react-icons'
import { describeKind, namesRecord } from '@prumo/contracts/audit/describeDenial'
import type { Action } from '@prumo/contracts/audit/queries'
import type { Wording } from '@prumo/contracts/audit/wording'
import { useTranslation } from 'react-i18next'
import { useFocusOnOpening } from '../platform/focus/useFocusOnOpening'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { useNarrow } from '../platform/layout/useNarrow'
import { ActionChanges, isDenial } from './ActionChanges'
import { browserOf } from './browserOf'
import { DrawerHeading } from './DrawerHeading'
import { Fact, FactList } from './FactList'
import { ProveAction } from './ProveAction'
import { useActorName } from './useActorName'

const useStyles = makeStyles({
  drawer: { width: 'min(560px, 100vw)' },
  actions: { display: 'flex' },
  sentence: { display: 'block', padding: '4px 0 12px', fontSize: tokens.fontSizeBase400, lineHeight: '24px' },
  notice: { marginBottom: '12px' },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  quiet: { color: tokens.colorNeutralForeground3 },
})

type Props = {
  action: Action
  /** The rows that it stands among. */
  actions: readonly Action[]
  wording: Wording
  onOpen: (action: Action) => void
  onRecord: (recordId: string) => void
  onClose: () => void
}

/** One action with all that is known of it; the arrow keys lead to the ones before and after. */
export function ActionDrawer({ action, actions, wording, onOpen, onRecord, onClose }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const heading = useFocusOnOpening()
  const at = actions.indexOf(action)
  const go = (to: number) => {
    const next = actions[to]
    if (next) onOpen(next)
  }
  return (
    <OverlayDrawer
      open
      position="end"
      className={styles.drawer}
      modalType={narrow ? 'modal' : 'non-modal'}
      onOpenChange={onClose}
      data-record={action.eventId}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown') go(at + 1)
        if (key === 'ArrowUp') go(at - 1)
      }}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          heading={{ tabIndex: -1, ref: heading }}
          action={<Tools at={at} last={actions.length - 1} onGo={go} onClose={onClose} />}
        >
          {t('actionLog.action')}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody tabIndex={0}>
        <Sentence action={action} wording={wording} />
        <Circumstances action={action} />
        <ActionChanges action={action} wording={wording} />
        {action.replaced && (
          <Text className={mergeClasses(styles.quiet, styles.notice)} block>
            {t('actionLog.replaced')}
          </Text>
        )}
        <InTheLog action={action} />
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

type ToolsProps = { at: number; last: number; onGo: (to: number) => void; onClose: () => void }

function Tools({ at, last, onGo, onClose }: ToolsProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <div className={styles.actions}>
      <Button
        appearance="subtle"
        icon={<ChevronUpRegular />}
        aria-label={t('actionLog.newer')}
        title={t('actionLog.newer')}
        disabledFocusable={at === 0}
        onClick={() => onGo(at - 1)}
      />
      <Button
        appearance="subtle"
        icon={<ChevronDownRegular />}
        aria-label={t('actionLog.older')}
        title={t('actionLog.older')}
        disabledFocusable={at === last}
        onClick={() => onGo(at + 1)}
      />
      <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('close')} onClick={onClose} />
    </div>
  )
}

/** Who did what, in a sentence. */
function Sentence({ action, wording }: { action: Action; wording: Wording }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const actor = useActorName()(action.actor)
  return (
    <>
      <Text className={styles.sentence}>
        <strong>{actor}</strong> {describeKind(action, wording)}
        {namesRecord(action) && <strong> {action.recordName}</strong>}
      </Text>
      {action.spelledOtherwise && (
        <MessageBar intent="warning" layout="multiline" className={styles.notice}>
          <MessageBarBody>{t('actionLog.spelledOtherwise')}</MessageBarBody>
        </MessageBar>
      )}
    </>
  )
}

/** When, where, and by which right. */
function Circumstances({ action }: { action: Action }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const showInstant = useShowInstant()
  return (
    <FactList>
      <Fact name={t('actionLog.when')}>
        {showInstant(action.at)}
        <br />
        <span className={mergeClasses(styles.code, styles.quiet)}>{action.at}</span>
      </Fact>
      {action.projectPitch && <Fact name={t('actionLog.project')}>{action.projectPitch}</Fact>}
      <Origin from={action.from} />
      {!isDenial(action) && (
        <Fact name={t('actionLog.basis')}>
          {t([`basis.${action.permissionBasis.split(':')[0]}`, 'basis.other'], { basis: action.permissionBasis })}
        </Fact>
      )}
    </FactList>
  )
}

/** Where the action stands in the log. */
function InTheLog({ action: { position, kind, eventId, recordId } }: { action: Action }) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <>
      <DrawerHeading>{t('actionLog.inTheLog')}</DrawerHeading>
      <FactList>
        <Fact name={t('actionLog.position')}>{position}</Fact>
        <Fact name={t('actionLog.kind')}>
          <span className={styles.code}>{kind}</span>
        </Fact>
        <Fact name={t('actionLog.eventId')}>
          <span className={styles.code}>{eventId}</span>
        </Fact>
        {recordId && (
          <Fact name={t('actionLog.recordId')}>
            <span className={styles.code}>{recordId}</span>
          </Fact>
        )}
      </FactList>
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
          t(from.erased ? 'actionLog.erased' : 'actionLog.networkOnly')
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
